import { expect, test } from "vitest";
import type { UserStatus } from "@/db/enums";
import { mergeUsers, previewUserMerge } from "@/lib/users/merge/contract";
import { type ApiClient, browserClient, visitorClient } from "../../support/api";
import { sql } from "../../support/database";
import { merge } from "../../support/merge";
import { admin, company, setStatus, student, type TestUser } from "../../support/users";

const principal = await admin();
const school = await browserClient(principal);

const preview = (client: ApiClient, { id }: TestUser, other: TestUser) =>
  client.call(previewUserMerge, { params: { id, other_id: other.id } });
const isMerged = async ({ id }: TestUser) =>
  (await sql`select anonymised_at is not null as merged from users where id = ${id}`)[0]?.merged;

async function expectRejected(remaining: TestUser, other: TestUser, code: string): Promise<void> {
  for (const { status, body } of [
    await preview(school, remaining, other),
    await merge(school, remaining, other),
  ]) {
    expect(body.code).toBe(code);
    expect(status).toBe(code === "not_found" ? 404 : 409);
  }
}

test("only an administrator can preview and merge", async () => {
  const [remaining, other] = [await student(), await student()];
  for (const client of [
    visitorClient(),
    await browserClient(remaining),
    await browserClient(await company()),
  ]) {
    const expected = client.traits.cookie === undefined ? 401 : 403;
    expect((await preview(client, remaining, other)).status).toBe(expected);
    expect((await merge(client, remaining, other)).status).toBe(expected);
  }
  expect(await isMerged(other)).toBe(false);
  expect((await preview(school, remaining, other)).body.data).toMatchObject({
    remaining: { id: remaining.id, email: remaining.email },
    other: { id: other.id, email: other.email },
  });
  expect((await merge(school, remaining, other)).status).toBe(200);
  expect(await isMerged(other)).toBe(true);
});

test("an administrator who was suspended meanwhile cannot merge", async () => {
  const [colleague, remaining, other] = [await admin(), await student(), await student()];
  const client = await browserClient(colleague);
  await setStatus(colleague, "suspended");
  expect((await merge(client, remaining, other)).status).toBe(401);
  expect(await isMerged(other)).toBe(false);
});

test("requires the email of the other account", async () => {
  const [remaining, other] = [await student(), await student()];
  const params = { id: remaining.id, other_id: other.id };
  for (const confirmation of ["", remaining.email, `${other.email}\u0000`, "x".repeat(10_000)]) {
    const { status, body } = await school.call(mergeUsers, { params, body: { confirmation } });
    expect([status, Object.keys(body.errors)]).toEqual([422, ["confirmation"]]);
  }
  expect(await isMerged(other)).toBe(false);
  const typed = { confirmation: ` ${other.email.toUpperCase()} ` };
  expect((await school.call(mergeUsers, { params, body: typed })).status).toBe(200);
});

test("rejects administrators, companies and merging an account with itself", async () => {
  const [one, recruiter] = [await student(), await company()];
  await expectRejected(one, one, "merge_same_account");
  for (const [remaining, other] of [
    [one, principal],
    [principal, one],
    [one, recruiter],
    [recruiter, await company()],
    [await admin(), await admin()],
  ] as const)
    await expectRejected(remaining, other, "merge_not_students");
});

test("rejects deleted and sanctioned accounts, and merges an inactive one into an active one", async () => {
  const one = await student();
  const withStatus = (status: UserStatus) => student({ status });
  for (const status of ["suspended", "banned", "pending_verification"] as const) {
    await expectRejected(one, await withStatus(status), "merge_not_active");
    await expectRejected(await withStatus(status), one, "merge_not_active");
  }
  await expectRejected(await withStatus("inactive"), one, "merge_not_active");
  const pending = await preview(school, one, await withStatus("pending_verification"));
  expect(pending.body.message).not.toContain("suspension");
  const deleted = await student();
  await sql`update users set deleted_at = now() where id = ${deleted.id}`;
  await expectRejected(one, deleted, "not_found");
  await expectRejected(deleted, one, "not_found");
  await expectRejected(one, { ...one, id: 2_000_000_000 }, "not_found");
  const inactive = await withStatus("inactive");
  expect((await merge(school, one, inactive)).status).toBe(200);
  await expectRejected(one, inactive, "not_found");
});
