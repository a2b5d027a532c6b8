import { expect, test } from "vitest";
import { inviteToGroup } from "@/lib/groups/admission-contract";
import { getGroup } from "@/lib/groups/contract";
import {
  inviteEmailsToGroup,
  listGroupEmailInvitations,
  resendGroupEmailInvitation,
  revokeGroupEmailInvitation,
} from "@/lib/groups/email-invitations-contract";
import { joinGroupByLink } from "@/lib/groups/invitation-links-contract";
import { joinGroup, leaveGroup } from "@/lib/groups/members-contract";
import { makeDue, sql } from "../../support/database";
import { block, type SignedInStudent, signedInStudent } from "../../support/friends";
import { groupWithEveryone, relationsFor } from "../../support/group-relations";
import { insertGroup, insertMember } from "../../support/groups";
import { emailsTo, tokenOf, waitForEmail } from "../../support/outbox";
import { newEmail } from "../../support/users";

type Admin = Pick<SignedInStudent, "browser">;

const invite = ({ browser }: Admin, id: number, ...emails: string[]) =>
  browser.call(inviteEmailsToGroup, { params: { id }, body: { emails: emails.join("\n") } });
const list = async ({ browser }: Admin, id: number, page = 1) =>
  (await browser.call(listGroupEmailInvitations, { params: { id }, query: { page } })).body;
const pendingEmails = async (admin: Admin, id: number) =>
  (await list(admin, id)).data.map(({ email }) => email).toSorted();
const resend = async ({ browser }: Admin, id: number, invitation_id: number) =>
  (await browser.call(resendGroupEmailInvitation, { params: { id, invitation_id } })).status;
const revoke = async ({ browser }: Admin, id: number, invitation_id: number) =>
  (await browser.call(revokeGroupEmailInvitation, { params: { id, invitation_id } })).status;

async function invitationOf(admin: Admin, id: number, email: string): Promise<number> {
  const invitation = (await list(admin, id)).data.find((row) => row.email === email);
  if (!invitation) throw new Error(`${email} is not listed`);
  return invitation.id;
}

test("lists every invited email alike, with or without an account", async () => {
  const ines = await signedInStudent("Inès Moreau");
  const [zoe, member, banned, blocked] = [
    await signedInStudent(),
    await signedInStudent(),
    await signedInStudent(),
    await signedInStudent(),
  ];
  const id = await insertGroup(ines.user);
  await insertMember(id, member.user);
  await sql`insert into group_bans (group_id, user_id) values (${id}, ${banned.user.id})`;
  await block(blocked.user, ines.user);
  const emails = [newEmail(), ...[zoe, member, banned, blocked].map(({ user }) => user.email)];
  await invite(ines, id, ...emails);
  const { data, total } = await list(ines, id);
  expect([total, await pendingEmails(ines, id)]).toEqual([
    5,
    emails.map((email) => email.toLowerCase()).toSorted(),
  ]);
  for (const { invited_by, created_at, expires_at } of data) {
    expect(invited_by).toEqual({ id: ines.user.id, name: "Inès Moreau" });
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(7 * 86_400_000);
  }
});

test("lists an invited user until they join, even after they decline", async () => {
  const ines = await signedInStudent();
  const [byInvitation, byThemselves, declining] = [
    await signedInStudent(),
    await signedInStudent(),
    await signedInStudent(),
  ];
  const id = await insertGroup(ines.user);
  const [followed, awaitedStill] = [newEmail(), newEmail()];
  await invite(ines, id, followed, awaitedStill, byInvitation.user.email, declining.user.email);
  await byInvitation.browser.call(joinGroup, { params: { id } });
  await declining.browser.call(leaveGroup, { params: { id } });
  const token = tokenOf(await waitForEmail(followed, "group_invitation"));
  const viewer = await signedInStudent();
  expect((await viewer.browser.call(joinGroupByLink, { body: { token } })).status).toBe(200);
  expect(await pendingEmails(ines, id)).toEqual(
    [awaitedStill, declining.user.email.toLowerCase()].toSorted(),
  );
  await byThemselves.browser.call(joinGroup, { params: { id } });
  await byThemselves.browser.call(leaveGroup, { params: { id } });
  await invite(ines, id, byThemselves.user.email);
  expect(await pendingEmails(ines, id)).toContain(byThemselves.user.email.toLowerCase());
  await byThemselves.browser.call(joinGroup, { params: { id } });
  expect(await pendingEmails(ines, id)).not.toContain(byThemselves.user.email.toLowerCase());
});

test("revoking an email invitation revokes only its own link and invitation", async () => {
  const [ines, zoe, ada] = [await signedInStudent(), await signedInStudent(), await signedInStudent()];
  const id = await insertGroup(ines.user, { visibility: "hidden" });
  const email = newEmail();
  const readStatus = async ({ browser }: SignedInStudent) =>
    (await browser.call(getGroup, { params: { id } })).status;
  await ines.browser.call(inviteToGroup, { params: { id }, body: { user_id: ada.user.id } });
  await invite(ines, id, email, zoe.user.email, ada.user.email);
  const token = tokenOf(await waitForEmail(email, "group_invitation"));
  expect([await readStatus(zoe), await readStatus(ada)]).toEqual([200, 200]);
  for (const recipient of [email, zoe.user.email.toLowerCase(), ada.user.email.toLowerCase()])
    expect(await revoke(ines, id, await invitationOf(ines, id, recipient))).toBe(200);
  expect(await pendingEmails(ines, id)).toEqual([]);
  expect([await readStatus(zoe), await readStatus(ada)]).toEqual([404, 200]);
  const viewer = await signedInStudent();
  expect((await viewer.browser.call(joinGroupByLink, { body: { token } })).status).toBe(422);
  const [entry] = await sql`select actor_id from audit_log where action = 'group_email_revoked'
    and subject_id = ${id} limit 1`;
  expect(entry).toEqual({ actor_id: ines.user.id });
});

test("an email invitation can be sent again with a new link, at most three times a day", async () => {
  const [ines, marc, zoe] = [await signedInStudent(), await signedInStudent(), await signedInStudent()];
  const id = await insertGroup(ines.user, { visibility: "hidden" });
  await insertMember(id, marc.user, "admin");
  const email = newEmail();
  await invite(ines, id, email, zoe.user.email);
  const first = tokenOf(await waitForEmail(email, "group_invitation"));
  await zoe.browser.call(leaveGroup, { params: { id } });
  expect((await zoe.browser.call(getGroup, { params: { id } })).status).toBe(404);
  const invitation = await invitationOf(ines, id, email);
  expect(await resend(marc, id, invitation)).toBe(200);
  expect(await resend(marc, id, await invitationOf(ines, id, zoe.user.email.toLowerCase()))).toBe(200);
  expect((await zoe.browser.call(getGroup, { params: { id } })).body.data.membership).toBe("invited");
  expect((await list(ines, id)).data.find((row) => row.id === invitation)?.invited_by?.id).toBe(marc.user.id);
  const sent = await emailsTo(email, "group_invitation");
  expect(sent).toHaveLength(2);
  const tokens = sent.map(tokenOf).filter((token) => token !== first);
  const viewer = await signedInStudent();
  const follow = async (token = "") =>
    (await viewer.browser.call(joinGroupByLink, { body: { token } })).status;
  expect([await follow(first), await follow(tokens[0])]).toEqual([422, 200]);

  const other = newEmail();
  await invite(ines, id, other);
  const again = await invitationOf(ines, id, other);
  for (const status of [200, 200, 200, 429]) expect(await resend(ines, id, again)).toBe(status);
});

test("five emails a day invite an address, from all senders together; the invitation holds without one", async () => {
  const [ines, marc] = [await signedInStudent(), await signedInStudent()];
  const [id, other] = [await insertGroup(ines.user), await insertGroup(marc.user)];
  const [email, neighbour] = [newEmail(), newEmail()];
  const countEmails = async (to: string) => (await emailsTo(to, "group_invitation")).length;
  for (let times = 1; times <= 4; times++) {
    await invite(ines, id, email);
    await revoke(ines, id, await invitationOf(ines, id, email));
  }
  await invite(marc, other, email);
  expect(await countEmails(email)).toBe(5);
  expect((await invite(ines, id, email, neighbour)).status).toBe(201);
  expect([await countEmails(email), await countEmails(neighbour)]).toEqual([5, 1]);
  expect(await pendingEmails(ines, id)).toEqual([email, neighbour].toSorted());
});

test("an expired email invitation is not listed and cannot be accepted", async () => {
  const [ines, zoe] = [await signedInStudent(), await signedInStudent()];
  const id = await insertGroup(ines.user, { visibility: "hidden" });
  await invite(ines, id, zoe.user.email);
  expect((await zoe.browser.call(getGroup, { params: { id } })).status).toBe(200);
  await sql`update group_email_invitations set expires_at = now() where group_id = ${id}`;
  expect(await pendingEmails(ines, id)).toEqual([]);
  expect((await zoe.browser.call(getGroup, { params: { id } })).status).toBe(404);
  await makeDue("delete-expired-invitation-links");
  const rows = () => sql`select 1 from group_invitations where group_id = ${id}`;
  await expect.poll(rows, { timeout: 20_000 }).toEqual([]);
});

test("an email invitation whose sender may no longer invite is not listed, and another admin can invite again", async () => {
  const [ines, marc] = [await signedInStudent(), await signedInStudent()];
  const id = await insertGroup(ines.user);
  await insertMember(id, marc.user, "admin");
  const email = newEmail();
  await invite(marc, id, email);
  expect(await pendingEmails(ines, id)).toEqual([email]);
  await sql`update users set status = 'suspended' where id = ${marc.user.id}`;
  expect(await pendingEmails(ines, id)).toEqual([]);
  await invite(ines, id, email);
  expect(await pendingEmails(ines, id)).toEqual([email]);
  expect(await emailsTo(email, "group_invitation")).toHaveLength(2);
});

test("owner and admins list, resend and revoke invitations in pages", async () => {
  const { id, people } = await groupWithEveryone("private");
  const owner = { browser: people.owner.client };
  await invite(owner, id, ...Array.from({ length: 25 }, () => newEmail()));
  const { data, total, last_page } = await list(owner, id);
  const second = await list(owner, id, 2);
  expect([data.length, total, last_page, second.data.length]).toEqual([20, 25, 2, 5]);
  expect(new Set([...data, ...second.data].map((row) => row.id)).size).toBe(25);
  const invitations = second.data.map((row) => row.id);
  const listing = await relationsFor(people, async (browser) => {
    const { status, body } = await browser.call(listGroupEmailInvitations, { params: { id } });
    return status === 200 && body.total === 25;
  });
  expect(listing).toBe("owner admin");
  const [first = 0] = invitations;
  const able = await relationsFor(people, async (browser) => (await resend({ browser }, id, first)) === 200);
  expect(able).toBe("owner admin");
  expect(await revoke({ browser: people.moderator.client }, id, first)).toBe(403);
  expect(await revoke({ browser: people.banned.client }, id, first)).toBe(404);
  const elsewhere = await insertGroup(people.outsider.user);
  const outsider = { browser: people.outsider.client };
  expect(await revoke(outsider, elsewhere, first)).toBe(404);
  expect(await resend(outsider, elsewhere, first)).toBe(404);
  expect(await revoke({ browser: people.admin.client }, id, first)).toBe(200);
  expect(await revoke({ browser: people.admin.client }, id, first)).toBe(404);
  expect((await list(owner, id)).total).toBe(24);
});
