import { expect, test } from "vitest";
import { getOwnCompany } from "@/lib/companies/contract";
import { companyLimits } from "@/lib/companies/limits";
import { listMembers, removeMember, updateMember } from "@/lib/companies/members-contract";
import { browserClient } from "../../support/api";
import { apply } from "../../support/applications";
import { auditActionsOf } from "../../support/audit-log";
import { companyIdOf, insertColleague, userWithoutCompany } from "../../support/companies";
import { sql } from "../../support/database";
import { emailsTo } from "../../support/outbox";
import { randomKey } from "../../support/random-key";
import { company, setStatus, student, suspend, type TestUser } from "../../support/users";

test("lists members, with emails only for owners", async () => {
  const owner = await company({ name: "Ada" });
  const readOnly = await insertColleague(owner, "read_only");
  const seenByOwner = await (await browserClient(owner)).call(listMembers, {});
  expect(seenByOwner.body.data.members).toEqual([
    expect.objectContaining({ id: owner.id, role: "owner", is_self: true, email: owner.email }),
    expect.objectContaining({ id: readOnly.id, role: "read_only", is_self: false, email: readOnly.email }),
  ]);
  const seenByReadOnly = await (await browserClient(readOnly)).call(listMembers, {});
  expect(seenByReadOnly.body.data.members.map(({ email }) => email)).toEqual([null, readOnly.email]);
  expect(seenByReadOnly.body.data.invitations).toEqual([]);
  const alone = await (await browserClient(await userWithoutCompany())).call(listMembers, {});
  expect(alone.body.data).toEqual({ members: [], invitations: [] });
  expect((await (await browserClient(await student())).call(listMembers, {})).status).toBe(403);
});

test("lists no more members than its limit", async () => {
  const owner = await company();
  const key = randomKey();
  await sql`with added as (insert into users (name, username, email, password_hash, role)
      select 'Lea', ${key} || n, ${key} || n || '@test.invalid', '-', 'company'
      from generate_series(1, ${companyLimits.listed}) n returning id)
    insert into company_members (company_id, user_id, role)
    select ${await companyIdOf(owner)}, id, 'read_only' from added`;
  const { members } = (await (await browserClient(owner)).call(listMembers, {})).body.data;
  expect(members).toHaveLength(companyLimits.listed);
  expect(members[0]).toMatchObject({ id: owner.id });
});

test("an owner changes roles; other members and companies cannot", async () => {
  const owner = await company();
  const readOnly = await insertColleague(owner, "read_only");
  const params = { id: readOnly.id };
  const body = { role: "recruiter" } as const;
  const changed = await (await browserClient(owner)).call(updateMember, { params, body });
  expect([changed.status, changed.body.data?.role]).toEqual([200, "recruiter"]);
  expect(await auditActionsOf(owner)).toEqual(["recruiter_changed"]);
  const self = await (await browserClient(readOnly)).call(updateMember, { params, body: { role: "owner" } });
  expect(self.status).toBe(403);
  const stranger = await browserClient(await company());
  expect((await stranger.call(updateMember, { params, body })).status).toBe(404);
  expect((await stranger.call(removeMember, { params })).status).toBe(404);
});

test("keeps one owner when the last two leave at the same time", async () => {
  const owner = await company();
  const browser = await browserClient(owner);
  const params = { id: owner.id };
  expect((await browser.call(updateMember, { params, body: { role: "read_only" } })).body.code).toBe(
    "last_owner",
  );
  expect((await browser.call(removeMember, { params })).status).toBe(409);
  const second = await insertColleague(owner, "owner");
  const responses = await Promise.all([
    browser.call(removeMember, { params }),
    (await browserClient(second)).call(removeMember, { params: { id: second.id } }),
  ]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  const id = await companyIdOf(responses[0].status === 200 ? second : owner);
  expect(await sql`select role from company_members where company_id = ${id}`).toEqual([{ role: "owner" }]);
});

test("does not count a suspended owner when the last owner leaves", async () => {
  const owner = await company();
  const second = await insertColleague(owner, "owner");
  const browser = await browserClient(owner);
  const params = { id: owner.id };
  await suspend(second);
  expect((await browser.call(removeMember, { params })).body.code).toBe("last_owner");
  const stepDown = () => browser.call(updateMember, { params, body: { role: "read_only" } });
  expect((await stepDown()).body.code).toBe("last_owner");
  await setStatus(second, "active");
  expect((await stepDown()).status).toBe(200);
});

test("a removed member stays signed in but cannot see the company's data", async () => {
  const owner = await company();
  const recruiter = await insertColleague(owner, "recruiter");
  const browser = await browserClient(recruiter);
  expect((await browser.call(getOwnCompany, {})).status).toBe(200);
  const removed = await (await browserClient(owner)).call(removeMember, { params: { id: recruiter.id } });
  expect(removed.status).toBe(200);
  expect((await browser.call(getOwnCompany, {})).status).toBe(404);
  expect((await browser.fetch("/company/dashboard/people")).status).toBe(200);
  const [noted] = await sql`select actor_id from audit_log
    where action = 'recruiter_removed' and subject_id = ${recruiter.id}`;
  expect(noted?.actor_id).toBe(owner.id);
});

test("a removed member loses the emails that name applicants, sent or not; other members keep theirs", async () => {
  const { application, job, user } = await apply();
  const recruiter = await insertColleague(job.by, "recruiter");
  await sql`insert into notification_settings (user_id, quiet_from, quiet_until)
    values (${recruiter.id}, (now() at time zone 'Europe/Paris')::time - interval '1 hour',
      (now() at time zone 'Europe/Paris')::time + interval '2 hours')`;
  const second = await apply({ at: job });
  await sql`insert into emails (user_id, recipient, locale, kind, params, status)
    values (${recruiter.id}, ${recruiter.email}, 'fr', 'application_received',
      ${sql.json({ application: application.id, student: user.name, job: "Stage", posting: job.id })}, 'sent')`;
  const third = await apply({ at: job });
  const received = async ({ email }: TestUser) =>
    (await emailsTo(email, "application_received")).map(({ params }) => params.application).sort();
  const all = [application.id, second.application.id, third.application.id].sort();
  expect([await received(recruiter), await received(job.by)]).toEqual([all, all]);
  await (await browserClient(job.by)).call(removeMember, { params: { id: recruiter.id } });
  expect([await received(recruiter), await received(job.by)]).toEqual([[], all]);
});
