import { expect, test } from "vitest";
import { getGroup } from "@/lib/groups/contract";
import { inviteEmailsToGroup } from "@/lib/groups/email-invitations-contract";
import { joinGroupByLink, listGroupInvitationLinks } from "@/lib/groups/invitation-links-contract";
import { joinGroup } from "@/lib/groups/members-contract";
import { listNotifications } from "@/lib/notifications/contract";
import { signupStudent } from "@/lib/users/contract";
import { browserClient, visitorClient } from "../../support/api";
import { sql } from "../../support/database";
import { block, type SignedInStudent, signedInStudent } from "../../support/friends";
import { groupWithEveryone, relationsFor } from "../../support/group-relations";
import { insertGroup, insertMember } from "../../support/groups";
import { emailsTo, tokenOf, waitForEmail } from "../../support/outbox";
import { resetRateLimits } from "../../support/rate-limits";
import { admin, company, newEmail, password, student } from "../../support/users";

const invite = ({ browser }: Pick<SignedInStudent, "browser">, id: number, ...emails: string[]) =>
  browser.call(inviteEmailsToGroup, { params: { id }, body: { emails: emails.join("\n") } });
const sentTo = async (email: string) => (await emailsTo(email, "group_invitation")).length;

test("invites students as members are invited, and others by a link that their new account can use once", async () => {
  const [ines, zoe] = [await signedInStudent("Inès"), await signedInStudent()];
  const id = await insertGroup(ines.user, { visibility: "hidden" });
  const email = newEmail();
  const { status, body } = await invite(ines, id, `Zoé <${zoe.user.email.toUpperCase()}>, ${email}`, email);
  expect([status, body.count]).toEqual([201, 2]);
  expect((await zoe.browser.call(getGroup, { params: { id } })).body.data.membership).toBe("invited");
  const { data } = (await zoe.browser.call(listNotifications, {})).body.data;
  expect(data.map(({ kind }) => kind)).toEqual(["group_invited"]);
  expect(await sentTo(zoe.user.email)).toBe(0);

  const sent = await waitForEmail(email, "group_invitation");
  const form = { name: "Ada Martin", email, password, password_confirmation: password, terms: true };
  expect((await visitorClient().call(signupStudent, { body: form })).status).toBe(201);
  const ada = await browserClient({ id: 0, name: "", role: "student", email });
  const token = tokenOf(sent);
  expect((await ada.call(joinGroupByLink, { body: { token } })).body.membership).toBe("member");
  expect((await zoe.browser.call(joinGroupByLink, { body: { token } })).body.code).toBe("group_link_invalid");
});

test("responds alike for users who cannot be invited, and sends them nothing", async () => {
  const [ines, member, invited, banned, blocked] = await Promise.all(
    Array.from({ length: 5 }, () => signedInStudent()),
  );
  if (!ines || !member || !invited || !banned || !blocked) throw new Error("five students");
  const id = await insertGroup(ines.user);
  await insertMember(id, member.user);
  await invite(ines, id, invited.user.email);
  await sql`insert into group_bans (group_id, user_id) values (${id}, ${banned.user.id})`;
  await block(blocked.user, ines.user);
  const people = [ines.user, member.user, invited.user, banned.user, blocked.user];
  people.push(await company(), await admin(), await student({ status: "suspended" }));
  const { body } = await invite(ines, id, ...people.map(({ email }) => email));
  expect(body).toMatchObject({ count: people.length });
  for (const { email } of people) expect(await sentTo(email)).toBe(0);
  const rows = await sql`select user_id from group_invitations where group_id = ${id}`;
  expect(rows).toEqual([{ user_id: invited.user.id }]);
  expect(await sql`select 1 from group_invitation_links where group_id = ${id}`).toEqual([]);
});

test("an invitation to an unverified email is sent to the email, not to the account", async () => {
  const ines = await signedInStudent();
  const unverified = await student({ isUnverified: true });
  const id = await insertGroup(ines.user);
  await invite(ines, id, unverified.email);
  expect((await waitForEmail(unverified.email, "group_invitation")).user_id).toBeNull();
  expect(await sql`select 1 from group_invitations where group_id = ${id}`).toEqual([]);
  await (await browserClient(unverified)).call(joinGroup, { params: { id } });
  expect(
    await sql`select email from group_email_invitations where group_id = ${id}`,
    "may be another's",
  ).toEqual([{ email: unverified.email }]);
});

test("the email names a public or private group, but no hidden one", async () => {
  const ines = await signedInStudent("Inès Moreau");
  for (const [visibility, group] of [
    ["public", "Club de go"],
    ["private", "Club de go"],
    ["hidden", null],
  ] as const) {
    const email = newEmail();
    await invite(ines, await insertGroup(ines.user, { visibility, name: "Club de go" }), email);
    const { params } = await waitForEmail(email, "group_invitation");
    expect(params).toMatchObject({ inviter: "Inès Moreau", group, named: group ? "yes" : "no" });
  }
});

test("does not send a second email while a link is valid, but sends one when its creator may no longer invite", async () => {
  const [ines, marc] = [await signedInStudent(), await signedInStudent()];
  const id = await insertGroup(ines.user);
  await insertMember(id, marc.user, "admin");
  const email = newEmail();
  for (const sender of [marc, marc, ines]) await invite(sender, id, email);
  expect(await sentTo(email)).toBe(1);
  const token = tokenOf(await waitForEmail(email, "group_invitation"));
  await sql`update group_members set role = 'member' where group_id = ${id} and user_id = ${marc.user.id}`;
  const zoe = await signedInStudent();
  expect((await zoe.browser.call(joinGroupByLink, { body: { token } })).status).toBe(422);
  await invite(ines, id, email);
  expect(await sentTo(email)).toBe(2);
  expect((await ines.browser.call(listGroupInvitationLinks, { params: { id } })).body.data).toEqual([]);
});

test("owner and admins invite by email, which the audit log records", async () => {
  const { id, people } = await groupWithEveryone("private");
  const able = await relationsFor(
    people,
    async (browser) => (await invite({ browser }, id, newEmail())).status === 201,
  );
  expect(able).toBe("owner admin");
  expect((await invite({ browser: people.moderator.client }, id, newEmail())).status).toBe(403);
  expect((await invite({ browser: people.banned.client }, id, newEmail())).status).toBe(404);
  const log =
    await sql`select details from audit_log where action = 'group_emails_invited' and subject_id = ${id}`;
  expect(log).toEqual([{ details: { count: 1 } }, { details: { count: 1 } }]);
});

test("reports the malformed lines and sends nothing", async () => {
  const ines = await signedInStudent();
  const id = await insertGroup(ines.user);
  const email = newEmail();
  const malformed = await invite(ines, id, email, "bob@", `Zoé <zoe>; ${newEmail()}`);
  expect(malformed.status).toBe(422);
  expect(malformed.body.errors.emails).toEqual([
    "Correct the address on these lines: 2 (bob@), 3 (Zoé <zoe>)",
  ]);
  expect(await sentTo(email)).toBe(0);
  const many = await invite(ines, id, ...Array.from({ length: 101 }, () => newEmail()));
  expect(many.body.errors.emails).toEqual(["100 addresses at most at a time"]);
  for (const nothing of ["", " ,;\n", "x".repeat(20_001)])
    expect(Object.keys((await invite(ines, id, nothing)).body.errors)).toEqual(["emails"]);
});

test("rejects more than three hundred emails a day", async () => {
  const ines = await signedInStudent();
  const id = await insertGroup(ines.user);
  for (let n = 0; n < 3; n++)
    expect((await invite(ines, id, ...Array.from({ length: 100 }, () => newEmail()))).status).toBe(201);
  const email = newEmail();
  const rejected = await invite(ines, id, email);
  expect([rejected.status, rejected.body.code, await sentTo(email)]).toEqual([429, "too_many_requests", 0]);
  await resetRateLimits(ines.user);
  expect((await invite(ines, id, email)).status).toBe(201);
});
