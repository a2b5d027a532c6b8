import { expect, test } from "vitest";
import { blockUser } from "@/lib/blocks/contract";
import { answerEvent, listEventAnswers } from "@/lib/events/answers-contract";
import { cancelEvent, deleteEvent, getEvent, listEvents, updateEvent } from "@/lib/events/contract";
import { banFromGroup } from "@/lib/groups/admission-contract";
import { deleteGroup, restoreGroup, updateGroup } from "@/lib/groups/contract";
import { changeGroupOwner } from "@/lib/groups/members-contract";
import { type ApiClient, visitorClient } from "../../support/api";
import { sql } from "../../support/database";
import { answersOf, eventFields, insertEvent } from "../../support/events";
import { block, signedInStudent } from "../../support/friends";
import { insertGroup, insertMember } from "../../support/groups";

/** The status of each call, and whether the lists contain the event. */
async function accessOf(client: ApiClient, id: number, group: number) {
  const params = { id };
  const statuses = [
    await client.call(getEvent, { params }),
    await client.call(listEventAnswers, { params }),
    await client.call(answerEvent, { params, body: { answer: "maybe" } }),
    await client.call(updateEvent, { params, body: eventFields() }),
    await client.call(cancelEvent, { params }),
    await client.call(deleteEvent, { params }),
  ].map(({ status }) => status);
  const { body } = await client.call(listEvents, { query: { group_id: group } });
  return { statuses, isListed: body.data.some((event) => event.id === id) };
}

const noAccess = { statuses: [404, 404, 404, 404, 404, 404], isListed: false };
const viewerAccess = { statuses: [200, 200, 200, 403, 403, 403], isListed: true };

test.each([
  ["public", viewerAccess],
  ["private", noAccess],
  ["hidden", noAccess],
] as const)(
  "members see the events of a %s group, and outsiders according to its visibility",
  async (visibility, expected) => {
    const [owner, member, outsider, invited, banned, blocked] = await Promise.all(
      Array.from({ length: 6 }, () => signedInStudent()),
    );
    if (!owner || !member || !outsider || !invited || !banned || !blocked) throw new Error("six students");
    const group = await insertGroup(owner.user, { visibility });
    await insertMember(group, member.user);
    const id = await insertEvent(owner.user, { group });
    await sql`insert into group_invitations (group_id, user_id, invited_by)
    values (${group}, ${invited.user.id}, ${owner.user.id})`;
    await owner.browser.call(banFromGroup, { params: { id: group }, body: { user_id: banned.user.id } });
    await block(owner.user, blocked.user);
    expect(await accessOf(member.browser, id, group)).toEqual(viewerAccess);
    expect(await accessOf(outsider.browser, id, group)).toEqual(expected);
    expect(await accessOf(invited.browser, id, group)).toEqual(expected);
    expect(await accessOf(banned.browser, id, group)).toEqual(noAccess);
    expect(await accessOf(blocked.browser, id, group)).toEqual(noAccess);
    expect((await visitorClient().call(getEvent, { params: { id } })).status).toBe(401);
  },
);

test("deleting a group hides its events, and restoring it shows them again", async () => {
  const [ines, marc] = [await signedInStudent(), await signedInStudent()];
  const group = await insertGroup(ines.user);
  const id = await insertEvent(ines.user, { group });
  await marc.browser.call(answerEvent, { params: { id }, body: { answer: "yes" } });
  const readStatus = async () => (await marc.browser.call(getEvent, { params: { id } })).status;
  const isListed = async () =>
    (await marc.browser.call(listEvents, { query: { per_page: 100 } })).body.data.some(
      (event) => event.id === id,
    );
  expect([await readStatus(), await isListed()]).toEqual([200, true]);
  await ines.browser.call(deleteGroup, { params: { id: group } });
  expect([await readStatus(), await isListed()]).toEqual([404, false]);
  await ines.browser.call(restoreGroup, { params: { id: group } });
  expect([await readStatus(), await isListed()]).toEqual([200, true]);
  await sql`delete from groups where id = ${group}`;
  expect(await readStatus()).toBe(404);
});

test("a group that becomes private hides its events from outsiders and deletes their answers", async () => {
  const [ines, marc] = [await signedInStudent(), await signedInStudent()];
  const group = await insertGroup(ines.user);
  const id = await insertEvent(ines.user, { group });
  await marc.browser.call(answerEvent, { params: { id }, body: { answer: "yes" } });
  const body = { name: "Club privé", visibility: "private" } as const;
  expect((await ines.browser.call(updateGroup, { params: { id: group }, body })).status).toBe(200);
  expect((await marc.browser.call(getEvent, { params: { id } })).status).toBe(404);
  const { body: listed } = await marc.browser.call(listEvents, { query: { per_page: 100 } });
  expect(listed.data.map((event) => event.id)).not.toContain(id);
  expect((await answersOf(id)).yes).toEqual([]);
});

test("does not name the author of an event on the other side of a block", async () => {
  const [ines, marc, zoe] = [await signedInStudent(), await signedInStudent(), await signedInStudent()];
  const group = await insertGroup(ines.user);
  for (const { user } of [marc, zoe]) await insertMember(group, user);
  const id = await insertEvent(marc.user, { group });
  const author = async ({ browser }: typeof ines) =>
    (await browser.call(getEvent, { params: { id } })).body.data.author?.id;
  await block(marc.user, zoe.user);
  expect([await author(ines), await author(zoe)]).toEqual([marc.user.id, undefined]);
});

test("a block with the owner frees the places of outsiders, but not of members", async () => {
  const [ines, marc, zoe, ali] = [
    await signedInStudent(),
    await signedInStudent(),
    await signedInStudent(),
    await signedInStudent(),
  ];
  const group = await insertGroup(ines.user);
  await insertMember(group, ali.user);
  const id = await insertEvent(ines.user, { group, capacity: 2 });
  for (const { browser } of [marc, ali, zoe])
    expect((await browser.call(answerEvent, { params: { id }, body: { answer: "yes" } })).status).toBe(200);
  expect(await answersOf(id)).toMatchObject({ yes: [marc.user.id, ali.user.id], waiting: [zoe.user.id] });
  const body = { user_id: ines.user.id };
  for (const { browser } of [ali, marc]) expect((await browser.call(blockUser, { body })).status).toBe(201);
  const { yes, waiting, counters, counted } = await answersOf(id);
  expect([yes.toSorted(), waiting]).toEqual([[ali.user.id, zoe.user.id].toSorted(), []]);
  expect(counters).toEqual(counted);
});

test("a new owner in a block with an outsider frees the outsider's place, but not a member's", async () => {
  const [ines, ali, marc, zoe, lea] = await Promise.all(Array.from({ length: 5 }, () => signedInStudent()));
  if (!ines || !ali || !marc || !zoe || !lea) throw new Error("five students");
  const group = await insertGroup(ines.user);
  for (const { user } of [ali, lea]) await insertMember(group, user);
  const id = await insertEvent(ines.user, { group, capacity: 2 });
  for (const { browser } of [marc, lea, zoe])
    await browser.call(answerEvent, { params: { id }, body: { answer: "yes" } });
  for (const { user } of [marc, lea]) await block(ali.user, user);
  expect(await answersOf(id)).toMatchObject({ yes: [marc.user.id, lea.user.id], waiting: [zoe.user.id] });
  const body = { user_id: ali.user.id };
  expect((await ines.browser.call(changeGroupOwner, { params: { id: group }, body })).status).toBe(200);
  expect((await marc.browser.call(getEvent, { params: { id } })).status).toBe(404);
  const { yes, waiting, counters, counted } = await answersOf(id);
  expect([yes.toSorted(), waiting]).toEqual([[lea.user.id, zoe.user.id].toSorted(), []]);
  expect(counters).toEqual(counted);
});
