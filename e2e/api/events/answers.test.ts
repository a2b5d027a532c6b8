import { expect, test } from "vitest";
import { answerEvent, listEventAnswers, withdrawEventAnswer } from "@/lib/events/answers-contract";
import { cancelEvent, getEvent, updateEvent } from "@/lib/events/contract";
import { banFromGroup } from "@/lib/groups/admission-contract";
import { leaveGroup } from "@/lib/groups/members-contract";
import { deleteOwnAccount } from "@/lib/privacy/contract";
import { setUserStatus } from "@/lib/users/status-contract";
import { browserClient } from "../../support/api";
import { sql } from "../../support/database";
import { answersOf, createEventAs, eventFields, insertEvent, insertEventAnswer } from "../../support/events";
import { block, type SignedInStudent, signedInStudent } from "../../support/friends";
import { insertGroup, insertMember } from "../../support/groups";
import { admin, password, setStatus, student, suspend } from "../../support/users";

type Answer = "yes" | "maybe" | "no";

const answer = ({ browser }: SignedInStudent, id: number, value: Answer) =>
  browser.call(answerEvent, { params: { id }, body: { answer: value } });
const withdraw = ({ browser }: SignedInStudent, id: number) =>
  browser.call(withdrawEventAnswer, { params: { id } });
const positionOf = async ({ browser }: SignedInStudent, id: number) =>
  (await browser.call(getEvent, { params: { id } })).body.data.waiting_position;

async function checkedAnswers(id: number) {
  const answers = await answersOf(id);
  expect(answers.counters).toEqual(answers.counted);
  return answers;
}

async function fullEvent() {
  const [ines, marc, zoe] = [await signedInStudent(), await signedInStudent(), await signedInStudent()];
  const group = await insertGroup(ines.user);
  const { id } = await createEventAs(ines.browser, { group_id: group, capacity: 1 });
  await answer(ines, id, "yes");
  return { ines, marc, zoe, group, id };
}

test("answers yes, maybe and no, and removes an answer", async () => {
  const zoe = await signedInStudent();
  const id = await insertEvent(await admin());
  for (const value of ["yes", "maybe", "no"] as const) {
    const { status, body } = await answer(zoe, id, value);
    expect([status, body.data.answer, body.data.yes_count]).toEqual([200, value, value === "yes" ? 1 : 0]);
    expect((await checkedAnswers(id))[value]).toEqual([zoe.user.id]);
  }
  expect((await withdraw(zoe, id)).body.data).toMatchObject({ answer: null, no_count: 0 });
  expect((await withdraw(zoe, id)).status).toBe(404);
  expect((await answer(zoe, id, "perhaps" as Answer)).status).toBe(422);
});

test("rejects answers to a past event", async () => {
  const zoe = await signedInStudent();
  const id = await insertEvent(await admin(), { startsIn: -3 });
  expect((await answer(zoe, id, "yes")).body).toMatchObject({ code: "event_over" });
  const running = await insertEvent(await admin(), { startsIn: -1 });
  expect((await answer(zoe, running, "yes")).status).toBe(200);
});

test("gives a free place to the first user of the waiting list, however it became free", async () => {
  const { ines, marc, zoe, id } = await fullEvent();
  expect((await answer(marc, id, "yes")).body.data).toMatchObject({
    answer: "yes",
    waiting_position: 1,
    yes_count: 1,
    waiting_count: 1,
  });
  await answer(zoe, id, "yes");
  await answer(marc, id, "yes");
  expect([await positionOf(marc, id), await positionOf(zoe, id)]).toEqual([1, 2]);
  await answer(ines, id, "maybe");
  expect(await checkedAnswers(id)).toMatchObject({ yes: [marc.user.id], waiting: [zoe.user.id] });
  expect(await positionOf(zoe, id)).toBe(1);
  await withdraw(marc, id);
  expect(await checkedAnswers(id)).toMatchObject({ yes: [zoe.user.id], waiting: [] });
  await answer(ines, id, "yes");
  await answer(marc, id, "yes");
  const body = { ...eventFields(), capacity: 2 };
  await ines.browser.call(updateEvent, { params: { id }, body });
  expect(await checkedAnswers(id)).toMatchObject({ waiting: [marc.user.id] });
  await ines.browser.call(updateEvent, { params: { id }, body: { capacity: null } });
  expect((await checkedAnswers(id)).yes).toHaveLength(3);
});

test("does not move up the waiting list of a cancelled event", async () => {
  const { ines, marc, id } = await fullEvent();
  await answer(marc, id, "yes");
  await ines.browser.call(cancelEvent, { params: { id } });
  await sql`delete from event_answers where event_id = ${id} and user_id = ${ines.user.id}`;
  expect(await checkedAnswers(id)).toMatchObject({ yes: [], waiting: [marc.user.id] });
});

test("frees the place of a user who leaves the group, is banned or deletes their account", async () => {
  const { ines, marc, zoe, group, id } = await fullEvent();
  const ali = await signedInStudent();
  for (const { user } of [marc, zoe]) await insertMember(group, user);
  await answer(ines, id, "no");
  for (const attendee of [marc, zoe, ali, ines]) await answer(attendee, id, "yes");
  expect(await checkedAnswers(id)).toMatchObject({ yes: [marc.user.id] });
  await marc.browser.call(leaveGroup, { params: { id: group } });
  expect(await checkedAnswers(id)).toMatchObject({ yes: [zoe.user.id] });
  await ines.browser.call(banFromGroup, { params: { id: group }, body: { user_id: zoe.user.id } });
  expect(await checkedAnswers(id)).toMatchObject({ yes: [ali.user.id], waiting: [ines.user.id] });
  expect((await answer(zoe, id, "yes")).status).toBe(404);
  const deleted = await ali.browser.call(deleteOwnAccount, { body: { password } });
  expect(deleted.status).toBeLessThan(300);
  expect(await checkedAnswers(id)).toMatchObject({ yes: [ines.user.id], waiting: [] });
});

test("frees the place of a user whom the school bans, and not that of a suspended one", async () => {
  const [school, { ines, marc, id }] = [await browserClient(await admin()), await fullEvent()];
  await answer(marc, id, "yes");
  const set = (status: "suspended" | "banned") =>
    school.call(setUserStatus, { params: ines.user, body: { status, reason: "Triche" } });
  expect((await set("suspended")).status).toBe(200);
  expect(await checkedAnswers(id)).toMatchObject({ yes: [ines.user.id], waiting: [marc.user.id] });
  expect((await set("banned")).status).toBe(200);
  expect(await checkedAnswers(id)).toMatchObject({ yes: [marc.user.id], waiting: [] });
});

test("a suspended user keeps their place on the waiting list and gets none before they are active again", async () => {
  const { ines, marc, zoe, id } = await fullEvent();
  for (const attendee of [marc, zoe]) await answer(attendee, id, "yes");
  await suspend(marc.user);
  await answer(ines, id, "no");
  expect(await checkedAnswers(id)).toMatchObject({ yes: [zoe.user.id], waiting: [marc.user.id] });
  await setStatus(marc.user, "active");
  expect(await checkedAnswers(id)).toMatchObject({ yes: [zoe.user.id], waiting: [marc.user.id] });
  await suspend(marc.user);
  await withdraw(zoe, id);
  expect(await checkedAnswers(id)).toMatchObject({ yes: [], waiting: [marc.user.id] });
  await setStatus(marc.user, "active");
  expect(await checkedAnswers(id)).toMatchObject({ yes: [marc.user.id], waiting: [] });
});

test("lists the users who answered, without those in a block with the viewer or who cannot sign in", async () => {
  const zoe = await signedInStudent();
  const id = await insertEvent(await admin(), { capacity: 3 });
  const [first, blocker, suspended, late] = await Promise.all([student(), student(), student(), student()]);
  for (const user of [first, blocker, suspended]) await insertEventAnswer(id, user, "yes");
  await insertEventAnswer(id, late, "no");
  await block(blocker, zoe.user);
  await suspend(suspended);
  await answer(zoe, id, "yes");
  const list = async (query: object) =>
    (await zoe.browser.call(listEventAnswers, { params: { id }, query })).body;
  expect(await list({})).toMatchObject({ total: 1, data: [{ id: first.id, name: first.name }] });
  expect((await list({ answer: "waiting" })).data.map((row) => row.id)).toEqual([zoe.user.id]);
  expect((await list({ answer: "no" })).data.map((row) => row.id)).toEqual([late.id]);
  expect(await list({ page: 2, per_page: 1 })).toMatchObject({ total: 1, data: [], current_page: 2 });
  expect((await list({ answer: "seen" })).errors).toHaveProperty("answer");
});

test("recomputing counters repairs those of an event", async () => {
  const { id } = await fullEvent();
  await sql`update events set yes_count = 7, waiting_count = 7 where id = ${id}`;
  await sql`select recompute_event_counters()`;
  expect((await checkedAnswers(id)).yes).toHaveLength(1);
});
