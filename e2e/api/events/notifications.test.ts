import { expect, test } from "vitest";
import { answerEvent, withdrawEventAnswer } from "@/lib/events/answers-contract";
import { cancelEvent, deleteEvent, getEvent, updateEvent } from "@/lib/events/contract";
import { toLocalTimes } from "@/lib/events/event-times";
import { deleteGroup, restoreGroup } from "@/lib/groups/contract";
import { listNotifications } from "@/lib/notifications/contract";
import { makeDue, sql } from "../../support/database";
import { createEventAs, eventFields, insertEvent, insertEventAnswer } from "../../support/events";
import { block, type SignedInStudent, signedInStudent } from "../../support/friends";
import { insertGroup } from "../../support/groups";
import { whileHeld } from "../../support/locks";
import { student, suspend } from "../../support/users";

const textsOf = async ({ browser }: SignedInStudent) =>
  (await browser.call(listNotifications, {})).body.data.data.map(({ kind, text }) => `${kind}: ${text}`);
const kindsOf = async (attendee: SignedInStudent) =>
  (await textsOf(attendee)).map((text) => text.split(":")[0]);

async function eventWithAnswers() {
  const [ines, comes, may, declines] = [
    await signedInStudent(),
    await signedInStudent(),
    await signedInStudent(),
    await signedInStudent(),
  ];
  const group = await insertGroup(ines.user);
  const event = await createEventAs(ines.browser, { group_id: group, title: "Tournoi" });
  for (const [{ user }, answer] of [
    [ines, "yes"],
    [comes, "yes"],
    [may, "maybe"],
    [declines, "no"],
  ] as const)
    await insertEventAnswer(event.id, user, answer);
  return { ines, comes, may, declines, group, event, params: { id: event.id } };
}

test("notifies attendees of a change of time or location, and of no other change", async () => {
  const { ines, comes, may, declines, event, params } = await eventWithAnswers();
  const times = toLocalTimes(event);
  const change = (fields: object) =>
    ines.browser.call(updateEvent, { params, body: { title: "Tournoi", ...times, ...fields } });
  expect((await change({ description: "Avec un thé" })).status).toBe(200);
  expect(await kindsOf(comes)).toEqual([]);
  await change({ location: "Cour" });
  await change({ starts_at: "2027-06-12T18:00", ends_at: "2027-06-12T20:00" });
  for (const attendee of [comes, may])
    expect(await textsOf(attendee)).toEqual([
      expect.stringMatching(
        /^event_changed: “Tournoi” has a new time or place: Saturday,? 12 June 2027 at 18:00$/,
      ),
    ]);
  expect([await kindsOf(ines), await kindsOf(declines)]).toEqual([[], []]);
});

test("notifies attendees of a cancellation, even those who muted its organiser, but not those who no longer see the event", async () => {
  const { ines, comes, may, params } = await eventWithAnswers();
  await sql`insert into mutes (user_id, muted_id) values (${comes.user.id}, ${ines.user.id})`;
  await block(may.user, ines.user);
  const suspended = await student();
  await insertEventAnswer(params.id, suspended, "yes");
  await suspend(suspended);
  await ines.browser.call(cancelEvent, { params });
  expect(await kindsOf(comes)).toEqual(["event_cancelled"]);
  expect(await kindsOf(may)).toEqual([]);
  expect(await sql`select from notifications where user_id = ${suspended.id}`).toEqual([]);
});

test("cancels the upcoming events of a group ten minutes after its deletion, and notifies attendees", async () => {
  const [recent, earlier] = [await eventWithAnswers(), await eventWithAnswers()];
  const past = await insertEvent(earlier.ines.user, { group: earlier.group, startsIn: -5 });
  for (const { ines, group } of [recent, earlier])
    expect((await ines.browser.call(deleteGroup, { params: { id: group } })).status).toBe(200);
  await sql`update groups set deleted_at = now() - interval '11 minutes' where id = ${earlier.group}`;
  await makeDue("cancel-events-of-deleted-groups");
  for (const attendee of [earlier.comes, earlier.may])
    await expect.poll(() => kindsOf(attendee), { timeout: 20_000 }).toEqual(["event_cancelled"]);
  expect([await kindsOf(earlier.ines), await kindsOf(earlier.declines)]).toEqual([[], []]);
  expect(await kindsOf(recent.comes), "whose group can still be restored without a cancellation").toEqual([]);
  for (const { ines, group } of [recent, earlier])
    expect((await ines.browser.call(restoreGroup, { params: { id: group } })).status).toBe(200);
  const isCancelled = async ({ ines, params }: Awaited<ReturnType<typeof eventWithAnswers>>) =>
    (await ines.browser.call(getEvent, { params })).body.data.is_cancelled;
  expect([await isCancelled(recent), await isCancelled(earlier)]).toEqual([false, true]);
  expect(await sql`select cancelled_at from events where id = ${past}`).toEqual([{ cancelled_at: null }]);
});

test("notifies a user who gets a place from the waiting list once", async () => {
  const [ines, marc] = [await signedInStudent(), await signedInStudent()];
  const id = await insertEvent(ines.user, { group: await insertGroup(ines.user), capacity: 1 });
  for (const { browser } of [ines, marc])
    await browser.call(answerEvent, { params: { id }, body: { answer: "yes" } });
  await ines.browser.call(withdrawEventAnswer, { params: { id } });
  await makeDue("notify-promoted-attendees");
  await expect.poll(() => kindsOf(marc), { timeout: 20_000 }).toEqual(["event_place"]);
  await marc.browser.call(answerEvent, { params: { id }, body: { answer: "maybe" } });
  await makeDue("notify-promoted-attendees");
  const [row] =
    await sql`select count(*)::int as count from event_answers where promoted_at is not null and event_id = ${id}`;
  expect(row?.count).toBe(0);
  expect(await kindsOf(marc)).toEqual(["event_place"]);
  await sql`delete from notifications where user_id = ${marc.user.id}`;
  await sql`update events set cancelled_at = now() where id = ${id}`;
  await sql`update event_answers set promoted_at = now() where event_id = ${id} and user_id = ${marc.user.id}`;
  await makeDue("notify-promoted-attendees");
  await expect
    .poll(() => sql`select from event_answers where promoted_at is not null and event_id = ${id}`)
    .toEqual([]);
  expect(await kindsOf(marc), "of a cancelled event").toEqual([]);
});

test("reminds attendees a day and an hour before, once each", async () => {
  const [ines, marc, zoe] = [await signedInStudent(), await signedInStudent(), await signedInStudent()];
  const group = await insertGroup(ines.user);
  const inHours = async (hours: number, visible = group) => {
    const id = await insertEvent(ines.user, { group: visible, startsIn: hours, title: `Dans ${hours}` });
    await sql`update events set updated_at = now() - interval '3 days' where id = ${id}`;
    await insertEventAnswer(id, marc.user, "maybe");
    await insertEventAnswer(id, zoe.user, "no");
    return id;
  };
  const deleted = await insertGroup(ines.user);
  const [tomorrow, soon] = [await inHours(23), await inHours(0.5)];
  await inHours(26);
  await inHours(20, deleted);
  const fresh = await insertEvent(ines.user, { group, startsIn: 22, title: "Neuf" });
  await insertEventAnswer(fresh, marc.user, "yes");
  await ines.browser.call(deleteGroup, { params: { id: deleted } });
  const reminders = async () => (await textsOf(marc)).map((text) => text.match(/“(.*)”/)?.[1]).sort();
  await makeDue("remind-attendees");
  // Both reminders of the event in half an hour are due, as after an outage of the worker: one is sent.
  await expect.poll(reminders, { timeout: 20_000 }).toEqual(["Dans 0.5", "Dans 23"]);
  await makeDue("remind-attendees");
  expect(await kindsOf(zoe)).toEqual([]);
  await sql`update events set starts_at = now() + interval '30 minutes' where id = ${tomorrow}`;
  await makeDue("remind-attendees");
  await expect.poll(reminders, { timeout: 20_000 }).toEqual(["Dans 0.5", "Dans 23", "Dans 23"]);
  expect(
    await sql`select id from events where id in (${tomorrow}, ${soon}) and hour_reminder_sent_at is null`,
  ).toEqual([]);
});

test("reminds attendees again of an event that was moved", async () => {
  const ines = await signedInStudent();
  const group = await insertGroup(ines.user);
  const { id } = await createEventAs(ines.browser, { group_id: group });
  await sql`update events set day_reminder_sent_at = now(), hour_reminder_sent_at = now() where id = ${id}`;
  await ines.browser.call(updateEvent, { params: { id }, body: eventFields(90) });
  expect(await sql`select day_reminder_sent_at, hour_reminder_sent_at from events where id = ${id}`).toEqual([
    { day_reminder_sent_at: null, hour_reminder_sent_at: null },
  ]);
});

/** Holds an unread notification that `run` writes too, until that has waited longer than a query may. */
async function whileNotificationHeld<T>(key: string, { user }: SignedInStudent, run: () => Promise<T>) {
  const [row] = await sql`insert into notifications (user_id, kind, group_key, params)
    values (${user.id}, ${key.split(":")[0] ?? ""}, ${key}, '{}') returning id`;
  return whileHeld((tx) => tx`select from notifications where id = ${row?.id} for update`, run);
}

test("changes, cancels and deletes events although their notifications take longer than the query timeout", async () => {
  const [changed, cancelled] = [await eventWithAnswers(), await eventWithAnswers()];
  const results = await Promise.all([
    whileNotificationHeld(`event_changed:event:${changed.event.id}`, changed.comes, () =>
      changed.ines.browser.call(updateEvent, { params: changed.params, body: eventFields(90) }),
    ),
    whileNotificationHeld(`event_cancelled:event:${cancelled.event.id}`, cancelled.comes, () =>
      cancelled.ines.browser.call(cancelEvent, { params: cancelled.params }),
    ),
  ]);
  expect(results.map(({ status }) => status)).toEqual([200, 200]);
  expect([await kindsOf(changed.may), await kindsOf(cancelled.may)]).toEqual([
    ["event_changed"],
    ["event_cancelled"],
  ]);
  const { ines, event, params } = cancelled;
  const deletion = await whileNotificationHeld(`group_event:event:${event.id}`, ines, () =>
    ines.browser.call(deleteEvent, { params }),
  );
  expect(deletion.status).toBe(200);
});

test("reminds attendees although their notifications take longer than the query timeout", async () => {
  const { comes, may, event } = await eventWithAnswers();
  await sql`update events set starts_at = now() + interval '20 hours', ends_at = now() + interval '22 hours',
    updated_at = now() - interval '3 days' where id = ${event.id}`;
  const key = `event_reminder:event:${event.id}:dayReminderSentAt`;
  await whileNotificationHeld(key, comes, () => makeDue("remind-attendees"));
  await expect.poll(() => kindsOf(may), { timeout: 20_000 }).toEqual(["event_reminder"]);
});
