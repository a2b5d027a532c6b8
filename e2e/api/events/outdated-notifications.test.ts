import { expect, test } from "vitest";
import { withdrawEventAnswer } from "@/lib/events/answers-contract";
import { cancelEvent, updateEvent } from "@/lib/events/contract";
import { sql } from "../../support/database";
import { insertEvent, insertEventAnswer } from "../../support/events";
import { type SignedInStudent, signedInStudent } from "../../support/friends";
import { insertGroup, insertMember } from "../../support/groups";

/** Two attendees in their quiet hours have not read that the location changed, nor a member of the group that the event is new. */
async function changedEvent() {
  const [ines, comes, may, member] = [
    await signedInStudent(),
    await signedInStudent(),
    await signedInStudent(),
    await signedInStudent(),
  ];
  const group = await insertGroup(ines.user);
  const id = await insertEvent(ines.user, { group, title: "Tournoi" });
  for (const [{ user }, answer] of [
    [comes, "yes"],
    [may, "maybe"],
  ] as const) {
    await insertEventAnswer(id, user, answer);
    await sql`insert into notification_settings (user_id, quiet_from, quiet_until)
      select ${user.id}, (t - interval '1 hour')::time, (t + interval '1 hour')::time
      from (select now() at time zone 'Europe/Paris' as t) now`;
  }
  await insertMember(group, member.user);
  await sql`insert into notifications (user_id, kind, group_key, params)
    values (${member.user.id}, 'group_event', ${`group_event:event:${id}`}, '{"title": "Tournoi"}')`;
  const change = (body: object) => ines.browser.call(updateEvent, { params: { id }, body });
  expect((await change({ location: "Cour" })).status).toBe(200);
  return { ines, comes, may, member, params: { id }, change };
}

const notificationsOf = ({ user }: SignedInStudent) =>
  sql`select kind, params ->> 'title' as title, params ->> 'starts_at' as starts_at from notifications
    where user_id = ${user.id} order by kind`;
const waitingEmailsOf = ({ user }: SignedInStudent) =>
  sql`select kind, params ->> 'title' as title, params ->> 'starts_at' as starts_at from emails
    where user_id = ${user.id} and status = 'pending' and due_at > now() order by kind`;

test("unread notifications and waiting emails say the new title and time of an event that is moved", async () => {
  const { comes, may, member, change } = await changedEvent();
  const times = { starts_at: "2027-06-12T18:00", ends_at: "2027-06-12T20:00" };
  expect((await change({ title: "Soirée jeux", ...times })).status).toBe(200);
  const moved = { title: "Soirée jeux", starts_at: "2027-06-12T16:00:00.000Z" };
  for (const attendee of [comes, may]) {
    expect(await notificationsOf(attendee)).toEqual([{ kind: "event_changed", ...moved }]);
    expect(await waitingEmailsOf(attendee)).toEqual([{ kind: "event_changed", ...moved }]);
  }
  expect(await notificationsOf(member)).toEqual([{ kind: "group_event", ...moved }]);
});

test("deletes the unread notifications and waiting emails of an answer that is withdrawn, and no others", async () => {
  const { comes, may, member, params } = await changedEvent();
  expect((await comes.browser.call(withdrawEventAnswer, { params })).status).toBe(200);
  expect([await notificationsOf(comes), await waitingEmailsOf(comes)]).toEqual([[], []]);
  expect(await waitingEmailsOf(may)).toMatchObject([{ kind: "event_changed" }]);
  expect(await notificationsOf(member)).toMatchObject([{ kind: "group_event" }]);
});

test("deletes the unread notifications and waiting emails of a cancelled event, but not that it is cancelled", async () => {
  const { ines, comes, member, params } = await changedEvent();
  expect((await ines.browser.call(cancelEvent, { params })).status).toBe(200);
  expect(await notificationsOf(comes)).toMatchObject([{ kind: "event_cancelled" }]);
  expect(await waitingEmailsOf(comes)).toMatchObject([{ kind: "event_cancelled" }]);
  expect(await notificationsOf(member)).toEqual([]);
});
