import { expect, test } from "vitest";
import { dayAfter, toSchoolDay } from "@/lib/core/i18n/school-time";
import { getUser } from "@/lib/users/contract";
import { getUserDetails } from "@/lib/users/details-contract";
import { setUserStatus, setUserStatuses } from "@/lib/users/status-contract";
import { browserClient, signInWithPassword } from "../../support/api";
import { companyIdOf } from "../../support/companies";
import { sql } from "../../support/database";
import { databaseUrl } from "../../support/environment";
import { emailsTo, waitForEmail } from "../../support/outbox";
import { admin, company, student, type TestUser } from "../../support/users";
import { isolatedEnv } from "../../support/worker-instance";

Object.assign(process.env, isolatedEnv(databaseUrl));
const { endSuspensions } = await import("@/lib/users/end-suspensions");

const school = await browserClient(await admin());
const inDays = (count: number) => dayAfter(toSchoolDay(new Date()), count);
const reason = "Insultes";
const suspend = ({ id }: TestUser, until: string, why = reason) =>
  school.json<{ data: { suspended_until: string | null } }>(`/api/admin/users/${id}/status`, {
    method: "PUT",
    body: { status: "suspended", reason: why, until },
  });
const statusOf = async ({ id }: TestUser) =>
  (await sql`select status, status_reason, suspended_until::text from users where id = ${id}`)[0];
const expire = ({ id }: TestUser) =>
  sql`update users set suspended_until = school_day(now()) where id = ${id}`;

test("suspends until a day, which sign-in and the email show", async () => {
  const user = await student({ locale: "en" });
  const until = `${Number(inDays(1).slice(0, 4)) + 1}-03-09`;
  const { status, body } = await suspend(user, until);
  expect([status, body.data.suspended_until]).toEqual([200, until]);
  const formatted = `9 March ${until.slice(0, 4)}`;
  expect((await signInWithPassword(user)).body.message).toBe(
    `Your account is suspended until ${formatted}. Reason given: “${reason}”. Contact the school’s administration.`,
  );
  expect((await waitForEmail(user.email, "account_suspended_until")).params).toMatchObject({
    until,
    reason,
  });
  const details = await school.call(getUserDetails, { params: { id: user.id } });
  expect(details.body.data.suspended_until).toBe(until);
  const [logged] =
    await sql`select details from audit_log where action = 'status_changed' and subject_id = ${user.id}`;
  expect(logged?.details).toEqual({ from: "active", to: "suspended", until });
});

test("a suspension ends automatically on its day, once, and not before", async () => {
  const [over, later, endless] = await Promise.all([student(), company(), student()]);
  for (const user of [over, later]) expect((await suspend(user, inDays(1))).status).toBe(200);
  await school.call(setUserStatus, { params: { id: endless.id }, body: { status: "suspended", reason } });
  await endSuspensions();
  expect((await signInWithPassword(over)).body.code).toBe("account_suspended");
  await expire(over);
  await Promise.all([endSuspensions(), endSuspensions()]);
  expect(await statusOf(over)).toEqual({ status: "active", status_reason: null, suspended_until: null });
  expect((await signInWithPassword(over)).body.success).toBe(true);
  for (const user of [later, endless]) expect(await statusOf(user)).toMatchObject({ status: "suspended" });
  expect(await emailsTo(over.email, "account_status")).toHaveLength(1);
  const logged = await sql`select actor_id, details from audit_log
    where action = 'status_changed' and subject_id = ${over.id} and details ->> 'to' = 'active'`;
  expect(logged).toEqual([{ actor_id: null, details: { from: "suspended", to: "active" } }]);
});

test("the end of a suspension accepts no company on which the school has not decided", async () => {
  const [accepted, pending] = [await company(), await company({ status: "pending_verification" })];
  for (const user of [accepted, pending]) {
    expect((await suspend(user, inDays(1))).status).toBe(200);
    await expire(user);
  }
  await endSuspensions();
  const statusesOf = async (user: TestUser) => {
    const [own] = await sql`select status from companies where id = ${await companyIdOf(user)}`;
    return [(await statusOf(user))?.status, own?.status];
  };
  expect(await statusesOf(accepted)).toEqual(["active", "active"]);
  expect(await statusesOf(pending)).toEqual(["pending_verification", "pending"]);
});

test("notifies a suspended user of a changed reason, and only once of the same one", async () => {
  const user = await student();
  await suspend(user, inDays(3));
  for (const _ of [1, 2]) await suspend(user, inDays(3), "Menaces");
  expect(await statusOf(user)).toMatchObject({ status_reason: "Menaces", suspended_until: inDays(3) });
  const sent = await emailsTo(user.email, "account_suspended_until");
  expect(sent.map(({ params }) => params.reason).sort()).toEqual(["Insultes", "Menaces"]);
});

test("the end date is deleted with a suspension, and changed by another suspension", async () => {
  const user = await student();
  await suspend(user, inDays(3));
  await suspend(user, inDays(5));
  expect(await statusOf(user)).toMatchObject({ suspended_until: inDays(5) });
  await suspend(user, inDays(5));
  expect(await emailsTo(user.email, "account_suspended_until"), "the same again").toHaveLength(2);
  const params = { id: user.id };
  await school.call(setUserStatus, { params, body: { status: "banned" } });
  expect(await statusOf(user)).toEqual({ status: "banned", status_reason: null, suspended_until: null });
  await expire(user);
  await endSuspensions();
  expect(await statusOf(user)).toMatchObject({ status: "banned" });
});

test("suspends several users until one day, and skips a deleted account", async () => {
  const [one, other] = await Promise.all([student(), student()]);
  const body = { ids: [one.id, other.id], status: "suspended" as const, reason, until: inDays(2) };
  const { body: changed } = await school.call(setUserStatuses, { body });
  expect(changed.data.map(({ suspended_until }) => suspended_until)).toEqual([inDays(2), inDays(2)]);
  await expire(one);
  await expire(other);
  await sql`update users set deleted_at = now() where id = ${other.id}`;
  await endSuspensions();
  expect(await statusOf(one)).toMatchObject({ status: "active" });
  expect(await statusOf(other)).toMatchObject({ status: "suspended" });
});

test("rejects an end that is not after today, without changing anything", async () => {
  const user = await student();
  const browser = await browserClient(user);
  for (const until of [inDays(0), inDays(-1), "2027-02-30", "tomorrow", "2027-01-01\0", "9".repeat(1000)]) {
    const { status, body } = await suspend(user, until);
    expect([status, Object.keys(body.errors)], until.slice(0, 20)).toEqual([422, ["until"]]);
  }
  expect((await browser.call(getUser, {})).status).toBe(200);
  expect((await suspend(user, "")).body.data.suspended_until).toBe(null);
});
