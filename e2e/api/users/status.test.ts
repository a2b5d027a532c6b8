import { expect, test } from "vitest";
import { likePost } from "@/lib/posts/contract";
import { login } from "@/lib/users/contract";
import { setUserStatus } from "@/lib/users/status-contract";
import {
  ApiClient,
  browserClient,
  sessionStatus,
  signInWithPassword,
  tokenClient,
  visitorClient,
} from "../../support/api";
import { insertColleague } from "../../support/companies";
import { sql } from "../../support/database";
import { emailsTo, waitForEmail } from "../../support/outbox";
import { insertPost } from "../../support/posts";
import { admin, company, password, student, type TestUser } from "../../support/users";

const school = await browserClient(await admin());
const set = ({ id }: TestUser, body: object, by: ApiClient = school) =>
  by.json<{ data: Record<string, unknown> }>(`/api/admin/users/${id}/status`, { method: "PUT", body });

test("returns the account as administrators see it", async () => {
  const user = await student({ name: "Inès Moreau" });
  const { status, body } = await set(user, { status: "inactive" });
  expect(status).toBe(200);
  expect(body.data).toEqual({
    id: user.id,
    name: "Inès Moreau",
    email: user.email,
    avatar: null,
    role: "student",
    status: "inactive",
    status_reason: null,
    suspended_until: null,
    created_at: expect.stringMatching(/^\d{4}-.*Z$/),
    last_seen_at: null,
    deleted_at: null,
    posts_count: 0,
  });
});

test("a suspension needs a reason, ends all sessions and sends an email", async () => {
  const user = await student();
  const [browser, program] = [await browserClient(user), await tokenClient(user)];
  expect([await sessionStatus(browser), await sessionStatus(program)]).toEqual([200, 200]);
  const without = await set(user, { status: "suspended", reason: "  " });
  expect([without.status, without.body.errors]).toEqual([422, { reason: ["Please give a reason"] }]);
  expect(await sessionStatus(browser)).toBe(200);

  expect((await set(user, { status: "suspended", reason: "Insultes" })).status).toBe(200);
  expect([await sessionStatus(browser), await sessionStatus(program)]).toEqual([401, 401]);
  expect((await signInWithPassword(user)).body.code).toBe("account_suspended");
  const [row] = await sql`select status, status_reason from users where id = ${user.id}`;
  expect(row).toEqual({ status: "suspended", status_reason: "Insultes" });
  expect((await waitForEmail(user.email, "account_status")).params).toMatchObject({
    status: "suspended",
    reason: "Insultes",
  });
  const [logged] = await sql`select details from audit_log
    where action = 'status_changed' and subject_id = ${user.id}`;
  expect(logged?.details).toEqual({ from: "active", to: "suspended" });

  expect((await set(user, { status: "active" })).status).toBe(200);
  expect((await signInWithPassword(user)).status).toBe(200);
  expect(await sessionStatus(browser), "old sessions stay closed").toBe(401);
});

test("shows the reason of a suspension only after the correct password", async () => {
  const signInMessage = async ({ email }: TestUser, word = password) =>
    (await visitorClient().call(login, { body: { email, password: word } })).body.message;
  const reason = "Insultes <b>répétées</b>";
  const user = await company();
  await set(user, { status: "suspended", reason });
  expect(await signInMessage(user)).toBe(
    `Your account is suspended. Reason given: “${reason}”. Contact the school’s administration.`,
  );
  expect(await signInMessage(user, "a guess")).toBe("Wrong email or password.");
  await set(user, { status: "banned", reason });
  expect(await signInMessage(user)).toBe(
    `Your account has been banned from the platform. Reason given: “${reason}”.`,
  );
  await set(user, { status: "inactive" });
  expect(await signInMessage(user), "accepted once, it was not rejected").toBe(
    "Your account is inactive. Contact the administration to reactivate it.",
  );
});

test("ends the sentence about a reason with one punctuation mark", async () => {
  const user = await student();
  const signInMessage = async (language: string) => {
    const body = { email: user.email, password };
    return (await new ApiClient({ language }).call(login, { body })).body.message;
  };
  for (const [end, stop] of [
    ["", "."],
    [".", ""],
    ["...", ""],
    ["…", ""],
    ["!", ""],
    ["?", ""],
  ]) {
    const reason = `Des insultes${end}`;
    await set(user, { status: "active" });
    await set(user, { status: "suspended", reason });
    expect(await signInMessage("en")).toBe(
      `Your account is suspended. Reason given: “${reason}”${stop} Contact the school’s administration.`,
    );
    expect((await signInMessage("fr")).replace(/[\u00a0\u202f]/g, " ")).toBe(
      `Votre compte est suspendu. Raison donnée : « ${reason} »${stop} Contactez l’administration de l’école.`,
    );
  }
});

test.each([
  ["banned", "account_banned"],
  ["inactive", "account_inactive"],
] as const)("ends the session of an account that is %s", async (status, code) => {
  const user = await company();
  const browser = await browserClient(user);
  await set(user, { status });
  expect(await sessionStatus(browser)).toBe(401);
  expect((await signInWithPassword(user)).body.code).toBe(code);
});

test("stores `pending` as pending_verification: a student can read, a company cannot", async () => {
  const [viewer, recruiter] = [await student(), await company()];
  const [one, other] = [await browserClient(viewer), await browserClient(recruiter)];
  for (const user of [viewer, recruiter])
    expect((await set(user, { status: "pending" })).body.data.status).toBe("pending_verification");
  expect([await sessionStatus(one), await sessionStatus(other)]).toEqual([200, 401]);
  const { id } = await insertPost();
  expect((await one.call(likePost, { params: { id } })).body.code).toBe("account_pending");
  expect((await signInWithPassword(recruiter)).body.code).toBe("account_pending");
});

test.each([
  ["an owner", (owner: TestUser) => owner],
  ["a recruiter", (owner: TestUser) => insertColleague(owner, "recruiter")],
])(
  "the email to %s of an accepted company is about the account, not about a request",
  async (_, memberOf) => {
    const member = await memberOf(await company());
    for (const status of ["pending", "active", "pending", "banned"]) await set(member, { status });
    const sent = await emailsTo(member.email, "account_status");
    expect(sent.map(({ params }) => params.status).reverse()).toEqual([
      "pending_verification",
      "active",
      "pending_verification",
      "banned",
    ]);
    for (const kind of ["account_accepted", "account_refused"] as const)
      expect(await emailsTo(member.email, kind)).toEqual([]);
  },
);

test("setting the same status sends no email", async () => {
  const user = await student();
  await set(user, { status: "active" });
  expect(await emailsTo(user.email, "account_status")).toHaveLength(0);
});

test("rejects other roles, unknown users, unknown statuses and the viewer's own account", async () => {
  const user = await student();
  for (const [by, status] of [
    [visitorClient(), 401],
    [await browserClient(await student()), 403],
    [await browserClient(await company()), 403],
  ] as const)
    expect((await set(user, { status: "banned" }, by)).status).toBe(status);
  expect((await signInWithPassword(user)).status).toBe(200);
  const body = { status: "active" } as const;
  expect((await school.call(setUserStatus, { params: { id: 2_147_483_647 }, body })).status).toBe(404);
  expect((await set(user, { status: "king" })).status).toBe(422);
  const administrator = await admin();
  const own = await set(administrator, { status: "inactive" }, await browserClient(administrator));
  expect(own.status).toBe(403);
  expect((await signInWithPassword(administrator)).status).toBe(200);
});
