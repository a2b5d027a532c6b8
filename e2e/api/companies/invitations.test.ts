import { expect, test } from "vitest";
import { getOwnCompany } from "@/lib/companies/contract";
import {
  acceptInvitation,
  inviteMember,
  listMembers,
  withdrawInvitation,
} from "@/lib/companies/members-contract";
import { limits } from "@/lib/core/api/rate-limits";
import { subnetKey } from "@/lib/core/api/subnet-key";
import { getUser } from "@/lib/users/contract";
import companiesEn from "@/messages/en/companies.json" with { type: "json" };
import { ApiClient, browserClient, visitorClient } from "../../support/api";
import { auditActionsOf } from "../../support/audit-log";
import { companyIdOf, insertColleague, invitationSecret, userWithoutCompany } from "../../support/companies";
import { sql } from "../../support/database";
import { holdLocks, waitUntilBlocking } from "../../support/locks";
import { company, newEmail, setStatus, student, suspend, type TestUser } from "../../support/users";

const account = { name: "Rosa Recrue", password: "sous les tilleuls", terms: true } as const;

async function invite(owner: TestUser, email: string, role: "recruiter" | "read_only" = "recruiter") {
  const response = await (await browserClient(owner)).call(inviteMember, { body: { email, role } });
  return { ...response, token: response.status === 201 ? await invitationSecret(email) : "" };
}

test("accepts an invitation once, which creates an account in the company", async () => {
  const owner = await company({ name: "Atelier" });
  const email = newEmail();
  const { status, body, token } = await invite(owner, email, "read_only");
  expect([status, body.data]).toEqual([201, expect.objectContaining({ email, role: "read_only" })]);
  const open = await (await browserClient(owner)).call(listMembers, {});
  expect(open.body.data.invitations.map((invitation) => invitation.email)).toEqual([email]);

  const accepted = await visitorClient().call(acceptInvitation, { body: { token, ...account } });
  expect([accepted.status, accepted.body.user]).toEqual([
    200,
    expect.objectContaining({ email, name: account.name, role: "company", status: "active" }),
  ]);
  const cookie = accepted.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const browser = new ApiClient({ cookie });
  expect((await browser.call(getUser, {})).body.user.email).toBe(email);
  expect((await browser.call(getOwnCompany, {})).body.data).toMatchObject({
    name: "Atelier",
    role: "read_only",
  });
  const [row] = await sql`select id, email_verified_at, terms_version from users where email = ${email}`;
  expect([row?.email_verified_at, row?.terms_version]).toEqual([expect.any(Date), expect.any(String)]);
  expect(await auditActionsOf({ id: row?.id })).toContain("recruiter_joined");

  const again = await visitorClient().call(acceptInvitation, { body: { token, ...account } });
  expect([again.status, again.body.code]).toEqual([422, "token_invalid"]);
  expect((await (await browserClient(owner)).call(listMembers, {})).body.data.invitations).toEqual([]);
});

test("accepts only one of ten simultaneous uses of a link", async () => {
  const { token } = await invite(await company(), newEmail());
  const lone = await Promise.all(Array.from({ length: 10 }, userWithoutCompany));
  const browsers = await Promise.all(lone.map((user) => browserClient(user)));
  const responses = await Promise.all(
    browsers.map((browser) => browser.call(acceptInvitation, { body: { token } })),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter(({ body }) => body.code === "token_invalid")).toHaveLength(9);
});

test("adds an account without a company, and rejects one that has a company", async () => {
  const owner = await company();
  const { token } = await invite(owner, newEmail());
  const rejected = await (await browserClient(await company())).call(acceptInvitation, { body: { token } });
  expect([rejected.status, rejected.body.code]).toEqual([409, "already_in_company"]);
  const user = await userWithoutCompany();
  const joined = await (await browserClient(user)).call(acceptInvitation, { body: { token } });
  expect(joined.status).toBe(200);
  expect(joined.headers.getSetCookie()).toEqual([]);
  expect(await companyIdOf(user)).toBe(await companyIdOf(owner));
});

test("rejects students, and a second account with the same email", async () => {
  const user = await student();
  const { token } = await invite(await company(), user.email);
  const asStudent = await browserClient(user);
  expect((await asStudent.call(acceptInvitation, { body: { token } })).status).toBe(403);
  expect(await (await asStudent.fetch(`/join-company?token=${token}`)).text()).toContain(
    "not a company account",
  );
  const again = await visitorClient().call(acceptInvitation, { body: { token, ...account } });
  expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ["email"]]);
  const [open] =
    await sql`select accepted_at from company_invitations where lower(email) = lower(${user.email})`;
  expect(open?.accepted_at).toBeNull();
});

test.each([
  [{ ...account, name: "R" }, "name"],
  [{ ...account, password: "court" }, "password"],
  [{ ...account, terms: false }, "terms"],
])("validates the account as sign-up does: %j", async (form, field) => {
  const { token } = await invite(await company(), newEmail());
  const response = await visitorClient().call(acceptInvitation, { body: { token, ...form } });
  expect([response.status, Object.keys(response.body.errors)]).toEqual([422, [field]]);
});

test("only owners invite, each member once; a newer invitation replaces the older one", async () => {
  const owner = await company();
  const readOnly = await insertColleague(owner, "read_only");
  const recruiter = await insertColleague(owner, "recruiter");
  for (const user of [readOnly, recruiter]) expect((await invite(user, newEmail())).status).toBe(403);
  expect((await invite(await userWithoutCompany(), newEmail())).status).toBe(404);
  expect((await invite(owner, readOnly.email.toUpperCase())).body.code).toBe("already_recruits");
  const email = newEmail();
  const first = await invite(owner, email);
  const second = await invite(owner, email.toUpperCase());
  expect(second.status).toBe(201);
  const late = await visitorClient().call(acceptInvitation, { body: { token: first.token, ...account } });
  expect(late.body.code).toBe("token_invalid");
});

test("rejects an invitation that is revoked or expired, or of a rejected company", async () => {
  const owner = await company();
  const browser = await browserClient(owner);
  const accept = (token: string) => visitorClient().call(acceptInvitation, { body: { token, ...account } });

  const withdrawn = await invite(owner, newEmail());
  const query = { id: withdrawn.body.data.id };
  expect((await (await browserClient(await company())).call(withdrawInvitation, { query })).status).toBe(404);
  expect((await browser.call(withdrawInvitation, { query })).status).toBe(200);
  expect((await accept(withdrawn.token)).body.code).toBe("token_invalid");
  expect(await auditActionsOf(owner)).toEqual(["recruiter_invited", "invitation_withdrawn"]);

  const late = await invite(owner, newEmail());
  const [row] = await sql`select extract(epoch from expires_at - created_at)::int as seconds
    from company_invitations where id = ${late.body.data.id}`;
  expect(row?.seconds).toBe(7 * 86_400);
  await sql`update company_invitations set expires_at = now() where id = ${late.body.data.id}`;
  expect((await accept(late.token)).body.code).toBe("token_invalid");

  const rejected = await invite(owner, newEmail());
  await sql`update companies set status = 'rejected' where id = ${await companyIdOf(owner)}`;
  expect((await accept(rejected.token)).body.code).toBe("token_invalid");
});

test("an invitation is not accepted while its author is being banned", async () => {
  const owner = await company();
  const { token } = await invite(owner, newEmail());
  const ban = await holdLocks(async (tx) => {
    await tx`update users set status = 'banned' where id = ${owner.id}`;
    await tx`select from companies where id = ${await companyIdOf(owner)} for update`;
  });
  const accepted = visitorClient().call(acceptInvitation, { body: { token, ...account } });
  await waitUntilBlocking(ban.pid).finally(ban.end);
  const { status, body } = await accepted;
  expect([status, body.code]).toEqual([422, "token_invalid"]);
});

const cases: [string, (owner: TestUser) => Promise<unknown>][] = [
  ["is suspended", suspend],
  ["is banned", (owner) => setStatus(owner, "banned")],
  [
    "becomes a recruiter",
    ({ id }) => sql`update company_members set role = 'recruiter' where user_id = ${id}`,
  ],
  ["leaves", ({ id }) => sql`delete from company_members where user_id = ${id}`],
  ["deletes their account", ({ id }) => sql`update users set deleted_at = now() where id = ${id}`],
  [
    "is anonymised",
    ({ id }) => sql`update company_invitations set invited_by = null where invited_by = ${id}`,
  ],
];

test.each(cases)("rejects an invitation when the owner who sent it %s", async (_, end) => {
  const owner = await company();
  const other = await insertColleague(owner, "owner");
  const [ended, row] = [await invite(owner, newEmail()), await invite(other, newEmail())];
  const browser = await browserClient(other);
  await end(owner);
  const open = await browser.call(listMembers, {});
  expect(open.body.data.invitations.map(({ id }) => id)).toEqual([row.body.data.id]);
  const page = await visitorClient().fetch(`/join-company?token=${ended.token}`);
  expect(await page.text()).toContain("no longer valid");
  const accept = (token: string) => visitorClient().call(acceptInvitation, { body: { token, ...account } });
  expect((await accept(ended.token)).body.code).toBe("token_invalid");
  expect((await accept(row.token)).status).toBe(200);
});

test("accepts an invitation once its sender is active again; another owner can replace it", async () => {
  const owner = await company();
  const other = await insertColleague(owner, "owner");
  const [first, second] = [await invite(owner, newEmail()), await invite(owner, newEmail())];
  await suspend(owner);
  const replaced = await invite(other, second.body.data.email);
  expect(replaced.status).toBe(201);
  await setStatus(owner, "active");
  const accept = (token: string) => visitorClient().call(acceptInvitation, { body: { token, ...account } });
  expect((await accept(first.token)).status).toBe(200);
  expect((await accept(second.token)).body.code).toBe("token_invalid");
  expect((await accept(replaced.token)).status).toBe(200);
});

test("companies invite an address five times a day", async () => {
  const [one, other] = [await company(), await company()];
  const email = newEmail();
  for (const owner of [one, one, other, one, other]) expect((await invite(owner, email)).status).toBe(201);
  const rejected = await invite(one, email.toUpperCase());
  expect([rejected.status, rejected.body.code]).toEqual([429, "too_many_requests"]);
  expect((await invite(one, newEmail())).status).toBe(201);
});

test("the page of an invitation checks only as many links of a network as those of other emails", async () => {
  const { token } = await invite(await company({ name: "Atelier du Pont" }), newEmail());
  const from = visitorClient();
  const open = async (by: ApiClient) => (await by.fetch(`/join-company?token=${token}`)).text();
  expect(await open(from)).toContain("Atelier du Pont");
  const { points } = limits.tokenLookups;
  await sql`update rate_limits set points = ${points} where key = ${`tokenLookups:${subnetKey(from.ipAddress)}`}`;
  const page = await open(from);
  expect(page).toContain(companiesEn.join.uncheckedText);
  expect(page).not.toContain("Atelier du Pont");
  expect(await open(visitorClient())).toContain("Atelier du Pont");
});

test("the page of an invitation shows the company and email, and no row contains its token", async () => {
  const email = newEmail();
  const { token } = await invite(await company({ name: "Sous <b>bois" }), email);
  const page = await visitorClient().fetch(`/join-company?token=${token}`);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain("Sous &lt;b&gt;bois");
  expect(html).toContain(email);
  expect(await (await visitorClient().fetch("/join-company?token=nothing")).text()).toContain(
    "no longer valid",
  );
  const rows = await sql`select i.token_hash, m.params::text from company_invitations i, emails m
    where i.email = ${email} and m.recipient = ${email}`;
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});
