import { expect, test } from "vitest";
import { answerEvent } from "@/lib/events/answers-contract";
import {
  cancelEvent,
  createEvent,
  deleteEvent,
  getEvent,
  listEvents,
  updateEvent,
} from "@/lib/events/contract";
import { type ApiClient, browserClient } from "../../support/api";
import { sql } from "../../support/database";
import { createEventAs, eventFields, insertEvent } from "../../support/events";
import { signedInStudent } from "../../support/friends";
import { insertGroup, insertMember } from "../../support/groups";
import { resetRateLimits } from "../../support/rate-limits";
import { admin } from "../../support/users";

const timed = { starts_at: "2027-03-27T20:00", ends_at: "2027-03-27T22:30" };
const idsIn = async (browser: ApiClient, query: object) =>
  (await browser.call(listEvents, { query: { per_page: 100, ...query } })).body.data.map(({ id }) => id);

test("a moderator creates an event of their group; a member and an outsider cannot", async () => {
  const [ines, marc, zoe, ali] = await Promise.all([
    signedInStudent("Inès Moreau"),
    signedInStudent(),
    signedInStudent(),
    signedInStudent(),
  ]);
  const group = await insertGroup(ines.user, { name: "Club de go" });
  await insertMember(group, marc.user);
  await insertMember(group, ali.user, "moderator");
  const event = await createEventAs(ines.browser, {
    ...timed,
    group_id: group,
    description: " On joue. ",
    location: "Salle B204",
    url: "preau.example/go",
    capacity: "12",
  });
  expect(event).toEqual({
    id: expect.any(Number),
    title: "Soirée jeux",
    description: "On joue.",
    location: "Salle B204",
    url: "https://preau.example/go",
    starts_at: "2027-03-27T19:00:00.000Z",
    ends_at: "2027-03-27T21:30:00.000Z",
    is_all_day: false,
    capacity: 12,
    yes_count: 0,
    maybe_count: 0,
    no_count: 0,
    waiting_count: 0,
    answer: null,
    waiting_position: null,
    group: { id: group, name: "Club de go" },
    author: { id: ines.user.id, name: "Inès Moreau", profile: { avatar_url: null } },
    can_edit: true,
    has_reported: false,
    is_cancelled: false,
    created_at: expect.stringMatching(/Z$/),
    updated_at: expect.stringMatching(/Z$/),
  });
  await createEventAs(ali.browser, { group_id: group });
  for (const { browser } of [marc, zoe]) {
    const body = { ...eventFields(), group_id: group };
    expect((await browser.call(createEvent, { body })).status).toBe(403);
    const params = { id: event.id };
    expect((await browser.call(getEvent, { params })).body.data.can_edit).toBe(false);
    expect((await browser.call(updateEvent, { params, body: eventFields() })).status).toBe(403);
    expect((await browser.call(cancelEvent, { params })).status).toBe(403);
    expect((await browser.call(deleteEvent, { params })).status).toBe(403);
  }
});

test("an event that is over cannot be cancelled", async () => {
  const ines = await signedInStudent();
  const { id } = await createEventAs(ines.browser, { group_id: await insertGroup(ines.user) });
  await sql`update events set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'
    where id = ${id}`;
  const cancelled = await ines.browser.call(cancelEvent, { params: { id } });
  expect(cancelled).toMatchObject({ status: 409, body: { code: "event_over" } });
});

test("an administrator creates events of the school; a student cannot", async () => {
  const [administrator, zoe] = [await admin(), await signedInStudent()];
  const browser = await browserClient(administrator);
  const event = await createEventAs(browser);
  expect(event).toMatchObject({ group: null, author: null, can_edit: true });
  expect((await zoe.browser.call(createEvent, { body: eventFields() })).status).toBe(403);
  expect((await zoe.browser.call(getEvent, { params: { id: event.id } })).body.data.can_edit).toBe(false);
  const group = await insertGroup(zoe.user);
  const inGroup = await browser.call(createEvent, { body: { ...eventFields(), group_id: group } });
  expect(inGroup.status).toBe(403);
  const ofGroup = await createEventAs(zoe.browser, { group_id: group });
  expect((await browser.call(getEvent, { params: { id: ofGroup.id } })).status).toBe(404);
  expect(
    (await browser.call(answerEvent, { params: { id: event.id }, body: { answer: "yes" } })).status,
  ).toBe(403);
});

test.each([
  [{ ends_at: "2027-03-27T20:00" }, { ends_at: ["The end must be after the start"] }],
  [{ ends_at: "2027-04-27T22:30" }, { ends_at: ["An event lasts 31 days at most"] }],
  [
    { starts_at: "2027-11-01", ends_at: "2027-12-02", is_all_day: true },
    { ends_at: ["An event lasts 31 days at most"] },
  ],
  [{ starts_at: "2027-02-30T20:00" }, { starts_at: ["This is not a valid date"] }],
  [{ ends_at: "2027-03-27T25:00" }, { ends_at: ["This is not a valid date"] }],
  [{ starts_at: "" }, { starts_at: ["This field is required"] }],
  [{ title: " " }, { title: ["The title is required"] }],
  [{ capacity: "0" }, { capacity: ["This number is too small"] }],
  [{ url: "javascript:alert(1)" }, { url: [expect.any(String)] }],
  [
    { starts_at: "2024-03-27T20:00", ends_at: "2024-03-27T22:00" },
    { ends_at: ["The end has passed: choose a later one"] },
  ],
])("rejects %o", async (fields, errors) => {
  const { user, browser } = await signedInStudent();
  const group_id = await insertGroup(user);
  const body = { ...eventFields(), ...timed, group_id, ...fields };
  const rejected = await browser.call(createEvent, { body });
  expect([rejected.status, rejected.body.errors]).toEqual([422, errors]);
  await createEventAs(browser, { ...timed, group_id });
  const longest = { starts_at: "2027-11-01", ends_at: "2027-12-01", is_all_day: true };
  await createEventAs(browser, { ...longest, group_id });
});

test("an event keeps its local times when summer time changes, and an all-day event its days", async () => {
  const { user, browser } = await signedInStudent();
  const group_id = await insertGroup(user);
  const night = await createEventAs(browser, {
    group_id,
    starts_at: "2027-03-28T01:00",
    ends_at: "2027-03-28T04:00",
  });
  expect([night.starts_at, night.ends_at]).toEqual(["2027-03-28T00:00:00.000Z", "2027-03-28T02:00:00.000Z"]);
  const body = {
    title: "Week-end",
    group_id,
    is_all_day: true,
    starts_at: "2027-03-27",
    ends_at: "2027-03-28",
  };
  const { data } = (await browser.call(createEvent, { body })).body;
  expect(data).toMatchObject({
    is_all_day: true,
    starts_at: "2027-03-26T23:00:00.000Z",
    ends_at: "2027-03-28T22:00:00.000Z",
  });
});

test("changes an event, but rejects a capacity below the places taken", async () => {
  const [ines, zoe] = [await signedInStudent(), await signedInStudent()];
  const group_id = await insertGroup(ines.user);
  const { id } = await createEventAs(ines.browser, { group_id, capacity: 5, location: "Cour" });
  for (const { browser } of [ines, zoe])
    await browser.call(answerEvent, { params: { id }, body: { answer: "yes" } });
  const update = (fields: object) =>
    ines.browser.call(updateEvent, { params: { id }, body: { ...eventFields(), ...fields } });
  const low = await update({ capacity: 1 });
  expect(low.body.errors).toEqual({ capacity: [expect.stringMatching(/^More people have a place/)] });
  const changed = await update({ title: "Tournoi", capacity: 2, location: "" });
  expect(changed.body.data).toMatchObject({ title: "Tournoi", capacity: 2, location: null, yes_count: 2 });
  expect(await sql`select sequence from events where id = ${id}`).toEqual([{ sequence: 1 }]);
  const past = { starts_at: "2024-01-01T10:00", ends_at: "2024-01-01T11:00" };
  expect((await update(past)).body.errors).toEqual({ ends_at: ["The end has passed: choose a later one"] });
});

test("cancels an event, which stays visible; one with answers can be deleted only after that", async () => {
  const [ines, zoe] = [await signedInStudent(), await signedInStudent()];
  const group_id = await insertGroup(ines.user);
  const { id } = await createEventAs(ines.browser, { group_id });
  const params = { id };
  await zoe.browser.call(answerEvent, { params, body: { answer: "maybe" } });
  expect((await ines.browser.call(deleteEvent, { params })).body.code).toBe("event_answered");
  expect((await ines.browser.call(cancelEvent, { params })).body.data.is_cancelled).toBe(true);
  for (const endpoint of [cancelEvent, updateEvent])
    expect((await ines.browser.call(endpoint, { params, body: eventFields() })).body.code).toBe(
      "event_cancelled",
    );
  expect((await zoe.browser.call(getEvent, { params })).body.data).toMatchObject({
    is_cancelled: true,
    answer: "maybe",
  });
  const response = await zoe.browser.call(answerEvent, { params, body: { answer: "yes" } });
  expect([response.status, response.body.message]).toEqual([409, "This event is cancelled."]);
  expect((await ines.browser.call(deleteEvent, { params })).status).toBe(200);
  expect((await zoe.browser.call(getEvent, { params })).status).toBe(404);
  const acts =
    await sql`select action from audit_log where subject_type = 'event' and subject_id = ${id} order by id`;
  expect(acts.map(({ action }) => action)).toEqual(["event_created", "event_cancelled", "event_deleted"]);
});

test("lists the future events of the viewer's calendar, of a month, and of a group", async () => {
  const [ines, zoe] = [await signedInStudent(), await signedInStudent()];
  const [own, other] = [await insertGroup(zoe.user), await insertGroup(ines.user)];
  const school = await insertEvent(await admin(), { startsIn: 30 });
  const soon = await insertEvent(zoe.user, { group: own, startsIn: 5 });
  const attended = await insertEvent(ines.user, { group: other, startsIn: 20 });
  const unattended = await insertEvent(ines.user, { group: other, startsIn: 10 });
  const over = await insertEvent(zoe.user, { group: own, startsIn: -5 });
  const running = await insertEvent(zoe.user, { group: own, startsIn: -1 });
  await zoe.browser.call(answerEvent, { params: { id: attended }, body: { answer: "maybe" } });
  const listed = await idsIn(zoe.browser, {});
  const all = [running, soon, attended, school];
  expect(listed.filter((id) => [...all, unattended, over].includes(id))).toEqual(all);
  expect(await idsIn(zoe.browser, { group_id: other })).toEqual([unattended, attended]);
  const june = { group_id: own, starts_at: "2027-06-30T22:00", ends_at: "2027-07-01T01:00" };
  const { id } = await createEventAs(zoe.browser, june);
  for (const [month, expected] of [
    ["2027-05", false],
    ["2027-06", true],
    ["2027-07", true],
    ["2027-08", false],
  ] as const)
    expect((await idsIn(zoe.browser, { month })).includes(id), month).toBe(expected);
});

test("rejects a twenty-first event on one day", async () => {
  const { user, browser } = await signedInStudent();
  const group_id = await insertGroup(user);
  for (let n = 0; n < 20; n++) await createEventAs(browser, { group_id });
  const body = { ...eventFields(), group_id };
  expect((await browser.call(createEvent, { body })).status).toBe(429);
  await resetRateLimits(user);
  await createEventAs(browser, { group_id });
});

test("the events screen offers the groups in which the viewer may create events, including inherited ones", async () => {
  const [ines, successor, member] = [
    await signedInStudent(),
    await signedInStudent(),
    await signedInStudent(),
  ];
  const [inherited, other] = [await insertGroup(ines.user), await insertGroup(ines.user)];
  for (const { user } of [successor, member]) await insertMember(inherited, user);
  await insertMember(other, successor.user);
  const readOfferedGroups = async ({ browser }: typeof ines) => {
    const page = await (await browser.fetch("/student/dashboard/events")).text();
    const names = await sql`select id, name from groups where id in ${sql([inherited, other])}`;
    return names.filter(({ name }) => page.includes(name)).map(({ id }) => id);
  };
  expect((await readOfferedGroups(ines)).sort()).toEqual([inherited, other].sort());
  await sql`delete from group_members where group_id = ${inherited} and user_id = ${ines.user.id}`;
  expect(await readOfferedGroups(successor)).toEqual([inherited]);
  expect(await readOfferedGroups(member)).toEqual([]);
});
