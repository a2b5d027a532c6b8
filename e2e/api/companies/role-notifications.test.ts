import { expect, test } from "vitest";
import type { MemberRole } from "@/db/enums";
import { removeMember, updateMember } from "@/lib/companies/members-contract";
import { browserClient } from "../../support/api";
import { apply, notificationsOf } from "../../support/applications";
import { insertColleague } from "../../support/companies";
import { sql } from "../../support/database";
import { insertJob } from "../../support/jobs";
import { readNotifications } from "../../support/notifications";
import { emailsTo } from "../../support/outbox";
import { company, student, suspend, type TestUser } from "../../support/users";

async function companyWithMember(role: MemberRole) {
  const owner = await company({ name: "Ada" });
  await sql`update companies set name = 'Atelier Nord' where id =
    (select company_id from company_members where user_id = ${owner.id})`;
  const member = await insertColleague(owner, role);
  const browser = await browserClient(owner);
  const change = (to: MemberRole) => browser.call(updateMember, { params: member, body: { role: to } });
  const remove = () => browser.call(removeMember, { params: member });
  return { owner, member, change, remove };
}

const textsOf = async (user: TestUser) =>
  (await readNotifications(await browserClient(user))).data.data.map(({ kind, text }) => `${kind}: ${text}`);
const countAbout = async (user: TestUser, applicant: TestUser) =>
  (await notificationsOf(user, "application_received")).filter(
    ({ params }) => params.student === applicant.name,
  ).length;
const countEmails = async ({ email }: TestUser) => (await emailsTo(email, "company_role_changed")).length;

test("notifies a member of a higher role in both languages and by email, and no other member", async () => {
  const { owner, member, change } = await companyWithMember("read_only");
  const colleague = await insertColleague(owner, "recruiter");
  expect((await change("recruiter")).status).toBe(200);
  const { data } = (await readNotifications(await browserClient(member))).data;
  expect(data).toMatchObject([
    {
      kind: "company_role_changed",
      text: "Ada made you a recruiter of Atelier Nord",
      href: "/company/dashboard/people",
    },
  ]);
  await change("owner");
  expect(await textsOf(member)).toEqual(["company_role_changed: Ada made you an owner of Atelier Nord"]);
  expect((await emailsTo(member.email, "company_role_changed"))[0]?.params).toEqual({
    actor: "Ada",
    actor_id: owner.id,
    company: "Atelier Nord",
    role: "owner",
  });
  expect(await countEmails(member)).toBe(2);
  await sql`update users set locale = 'fr' where id = ${member.id}`;
  expect(await textsOf(member)).toEqual([
    "company_role_changed: Ada vous a confié la gestion de l’entreprise Atelier Nord",
  ]);
  for (const other of [owner, colleague])
    expect([await textsOf(other), await countEmails(other)]).toEqual([[], 0]);
});

test("does not notify a member of the same or a lower role, and deletes the unread notification of a former one", async () => {
  const { member, change } = await companyWithMember("recruiter");
  await change("recruiter");
  await change("read_only");
  expect([await textsOf(member), await countEmails(member)]).toEqual([[], 0]);
  await change("owner");
  expect(await textsOf(member)).toHaveLength(1);
  await change("recruiter");
  expect([await textsOf(member), await countEmails(member)]).toEqual([[], 1]);
});

test("does not notify a member who is removed, and deletes the unread notification of their role", async () => {
  const { member, change, remove } = await companyWithMember("read_only");
  await change("recruiter");
  expect((await remove()).status).toBe(200);
  expect([await textsOf(member), await countEmails(member)]).toEqual([[], 1]);
});

test("a removed member loses the notifications that name applicants, and their colleague does not", async () => {
  const { owner, member, remove } = await companyWithMember("recruiter");
  const { user } = await apply({ at: await insertJob({ by: owner }), user: await student({ name: "Zoé" }) });
  await sql`insert into notifications (user_id, kind, group_key, params) values (${member.id}, 'data_export_ready', 'x', '{}')`;
  expect([await countAbout(member, user), await countAbout(owner, user)]).toEqual([1, 1]);
  expect((await remove()).status).toBe(200);
  expect([await countAbout(member, user), await countAbout(owner, user)]).toEqual([0, 1]);
  expect(await notificationsOf(member, "data_export_ready")).toHaveLength(1);
});

test("sends no email to a suspended member", async () => {
  const { member, change } = await companyWithMember("read_only");
  await suspend(member);
  expect((await change("recruiter")).status).toBe(200);
  expect(await countEmails(member)).toBe(0);
});
