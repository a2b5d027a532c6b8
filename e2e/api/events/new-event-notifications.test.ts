import { expect, test, vi } from "vitest";
import { blockUser } from "@/lib/blocks/contract";
import { deleteEvent } from "@/lib/events/contract";
import { deleteGroup } from "@/lib/groups/contract";
import { leaveGroup, removeGroupMember, updateGroupNotifications } from "@/lib/groups/members-contract";
import { sql } from "../../support/database";
import { createEventAs, insertEvent } from "../../support/events";
import { block, type SignedInStudent, signedInStudent } from "../../support/friends";
import { insertGroup, insertMember } from "../../support/groups";
import { notificationKinds, readNotifications } from "../../support/notifications";
import { emailsTo, waitForEmail } from "../../support/outbox";

const kindsOf = ({ browser }: SignedInStudent) => notificationKinds(browser);

async function groupOf(size: number, visibility: "public" | "private" = "private") {
  const ines = await signedInStudent("Inès Moreau");
  const id = await insertGroup(ines.user, { name: "Club de go", visibility });
  const members = await Promise.all(Array.from({ length: size }, () => signedInStudent()));
  for (const { user } of members) await insertMember(id, user);
  return { ines, id, members };
}

/** Announces an event of the group; resolves once the worker has notified its members. */
async function announceEvent({ browser }: SignedInStudent, group_id: number) {
  const event = await createEventAs(browser, { group_id, title: "Tournoi" });
  await untilNotified(event.id);
  return event;
}

async function untilNotified(id: number) {
  const isDone = async () => {
    const [row] = await sql`select notifies_members as waits from events where id = ${id}`;
    return row?.waits === false;
  };
  await vi.waitUntil(isDone, { timeout: 30_000, interval: 200 });
}

test("notifies the members of a group of its new event, except its creator and those who chose none", async () => {
  const { ines, id, members } = await groupOf(3, "public");
  const [all, announcements, none] = members as [SignedInStudent, SignedInStudent, SignedInStudent];
  const outsider = await signedInStudent();
  for (const [{ browser }, level] of [
    [all, "all"],
    [none, "none"],
  ] as const)
    await browser.call(updateGroupNotifications, { params: { id }, body: { level } });
  const event = await announceEvent(ines, id);
  for (const { browser } of [all, announcements])
    expect((await readNotifications(browser)).data.data).toMatchObject([
      {
        kind: "group_event",
        text: "New event in “Club de go”: “Tournoi”",
        actor: { name: "Inès Moreau" },
        href: `/student/dashboard/events/${event.id}`,
        count: 1,
      },
    ]);
  await sql`update users set locale = 'fr' where id = ${all.user.id}`;
  expect((await readNotifications(all.browser)).data.data[0]?.text).toBe(
    "Nouvel événement dans «\u00a0Club de go\u00a0»\u00a0: «\u00a0Tournoi\u00a0»",
  );
  for (const other of [ines, none, outsider]) expect(await kindsOf(other)).toEqual([]);
});

test("sends an email of a new event only to members who chose emails about posts of their groups", async () => {
  const { ines, id, members } = await groupOf(2);
  const [emailed, other] = members as [SignedInStudent, SignedInStudent];
  await sql`insert into notification_preferences (user_id, category, app, email, digest)
    values (${emailed.user.id}, 'group_posts', false, true, false)`;
  await announceEvent(ines, id);
  expect((await waitForEmail(emailed.user.email, "group_event")).params).toMatchObject({
    name: "Club de go",
    title: "Tournoi",
  });
  expect([await kindsOf(emailed), await kindsOf(other)]).toEqual([[], ["group_event"]]);
  expect(await emailsTo(other.user.email, "group_event")).toEqual([]);
});

test("does not notify members of a new event who mute its creator or are in a block with them", async () => {
  const { ines, id, members } = await groupOf(4);
  const [blocks, isBlocked, mutes, other] = members as [
    SignedInStudent,
    SignedInStudent,
    SignedInStudent,
    SignedInStudent,
  ];
  await block(blocks.user, ines.user);
  await block(ines.user, isBlocked.user);
  await sql`insert into mutes (user_id, muted_id) values (${mutes.user.id}, ${ines.user.id})`;
  await announceEvent(ines, id);
  expect(await Promise.all(members.map(kindsOf))).toEqual([[], [], [], ["group_event"]]);
  await other.browser.call(blockUser, { body: { user_id: ines.user.id } });
  expect(await kindsOf(other), "after a block").toEqual([]);
});

test("does not notify members of an event that is cancelled or deleted by the school first, nor of a deleted group's", async () => {
  const { ines, id, members } = await groupOf(1);
  const [member] = members as [SignedInStudent];
  const insert = () => insertEvent(ines.user, { group: id });
  const [cancelled, deleted, elsewhere] = [await insert(), await insert(), await insert()];
  await sql`update events set notifies_members = true, cancelled_at = now() where id = ${cancelled}`;
  await sql`update events set notifies_members = true, deleted_at = now() where id = ${deleted}`;
  await Promise.all([cancelled, deleted].map(untilNotified));
  await sql`update groups set deleted_at = now() where id = ${id}`;
  await sql`update events set notifies_members = true where id = ${elsewhere}`;
  await untilNotified(elsewhere);
  expect(await kindsOf(member)).toEqual([]);
});

test("the notification of a new event is deleted with the event, the membership and the group", async () => {
  const { ines, id, members } = await groupOf(3);
  const [leaving, removed, staying] = members as [SignedInStudent, SignedInStudent, SignedInStudent];
  const event = await announceEvent(ines, id);
  expect(await Promise.all(members.map(kindsOf))).toEqual(members.map(() => ["group_event"]));
  await leaving.browser.call(leaveGroup, { params: { id } });
  await ines.browser.call(removeGroupMember, { params: { id, user_id: removed.user.id } });
  expect(await Promise.all(members.map(kindsOf))).toEqual([[], [], ["group_event"]]);
  expect((await ines.browser.call(deleteEvent, { params: { id: event.id } })).status).toBe(200);
  expect(await kindsOf(staying)).toEqual([]);
  await announceEvent(ines, id);
  expect(await kindsOf(staying)).toEqual(["group_event"]);
  expect((await ines.browser.call(deleteGroup, { params: { id } })).status).toBe(200);
  expect(await kindsOf(staying)).toEqual([]);
});
