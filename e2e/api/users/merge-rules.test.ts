import { expect, test } from "vitest";
import { listMessages } from "@/lib/chat/contract";
import { getPost, likePost, unlikePost } from "@/lib/posts/contract";
import { previewUserMerge } from "@/lib/users/merge/contract";
import { browserClient } from "../../support/api";
import { apply } from "../../support/applications";
import { insertConversation, insertMessage } from "../../support/chat";
import { sql } from "../../support/database";
import { answersOf, insertEvent, insertEventAnswer } from "../../support/events";
import { befriend, block, relationOf } from "../../support/friends";
import { insertGroup, insertMember, membersOf } from "../../support/groups";
import { insertThirdUserMessages, merge, wrongCounters } from "../../support/merge";
import { insertPost } from "../../support/posts";
import { admin, student, type TestUser } from "../../support/users";

const school = await browserClient(await admin());

async function merged(remaining: TestUser, other: TestUser): Promise<void> {
  const { status, body } = await merge(school, remaining, other);
  expect([status, body.code]).toEqual([200, undefined]);
  expect(await wrongCounters(remaining)).toEqual([]);
}

test("joins the conversations of both accounts with the same person", async () => {
  const [remaining, other] = [await student(), await student()];
  const { third, conversation, ids } = await insertThirdUserMessages(remaining, other);
  const [, second, reply] = ids;
  await sql`update messages set reply_to_id = ${second ?? 0} where id = ${reply ?? 0}`;
  await sql`insert into message_reactions (conversation_id, message_id, user_id, emoji)
    select conversation_id, id, ${other.id}, '👍' from messages where id = ${second ?? 0}`;
  await merged(remaining, other);
  const rows = await sql`select id, conversation_id, sender_id, reply_to_id from messages
    where id in ${sql(ids)} order by id`;
  expect(rows.map(({ conversation_id }) => conversation_id)).toEqual(ids.map(() => conversation));
  expect(rows.map(({ sender_id }) => sender_id)).toEqual([remaining.id, third.id, remaining.id, third.id]);
  expect(rows[2]?.reply_to_id).toBe(second);
  for (const viewer of [third, remaining]) {
    const { body } = await (await browserClient(viewer)).call(listMessages, { params: { id: conversation } });
    expect(body.data.map(({ id }) => id).sort((a, b) => a - b)).toEqual(ids);
  }
  const unread = await sql`select unread_count from conversation_members
    where conversation_id = ${conversation} and user_id = ${third.id}`;
  expect(unread).toEqual([{ unread_count: 2 }]);
});

test("moves a conversation that only one account has, and deletes the one between the two", async () => {
  const [remaining, other, third] = [await student(), await student(), await student()];
  const between = await insertConversation(remaining, other);
  await insertMessage(between, other, "À moi-même");
  const single = await insertConversation(other, third);
  await insertMessage(single, third, "Bonjour");
  const params = { id: remaining.id, other_id: other.id };
  const { body } = await school.call(previewUserMerge, { params });
  expect(body.data.messages_between).toBe(1);
  expect(body.data.counts.find(({ kind }) => kind === "conversations")).toMatchObject({
    total: 1,
    shared: 0,
  });
  await merged(remaining, other);
  expect(await sql`select id from conversations where id = ${between}`).toEqual([]);
  const list = await (await browserClient(remaining)).call(listMessages, { params: { id: single } });
  expect(list.body.data.map(({ content }) => content)).toEqual(["Bonjour"]);
});

test("a request of one account is accepted once the other account's friendship moves", async () => {
  const [remaining, other, third] = [await student(), await student(), await student()];
  const request = await insertConversation(remaining, third, { isAccepted: false });
  await insertMessage(request, remaining, "Bonjour");
  await befriend(other, third);
  await merged(remaining, other);
  expect(await relationOf(remaining, third)).toMatchObject({ friendships: 2 });
  const [row] =
    await sql`select accepted_at is not null as accepted from conversations where id = ${request}`;
  expect(row?.accepted).toBe(true);
});

test("keeps one friendship and one request, and a block ends both", async () => {
  const [remaining, other] = [await student(), await student()];
  const [friend, requested, blocked, crossed] = await Promise.all([
    student(),
    student(),
    student(),
    student(),
  ]);
  await befriend(remaining, friend);
  await befriend(other, friend);
  await befriend(other, requested);
  const request = (from: TestUser, to: TestUser) =>
    sql`insert into friend_requests (sender_id, receiver_id) values (${from.id}, ${to.id})`;
  await request(remaining, requested);
  await request(crossed, remaining);
  await request(other, crossed);
  await request(remaining, other);
  await befriend(other, blocked);
  await block(blocked, remaining);
  await merged(remaining, other);
  expect(await relationOf(remaining, friend)).toMatchObject({ friendships: 2, requests: 0 });
  expect(await relationOf(remaining, requested)).toMatchObject({ friendships: 2, requests: 0 });
  expect(await relationOf(remaining, crossed)).toMatchObject({ friendships: 0, requests: 1 });
  expect(await relationOf(remaining, blocked)).toMatchObject({ friendships: 0, blocks: 1 });
});

test("a block of one account ends the other's answers outside of public groups of the blocked side", async () => {
  const [remaining, other] = [await student(), await student()];
  const [blocked, friend] = [await student(), await student()];
  const answered = async (owner: TestUser, guests: TestUser[]) => {
    const group = await insertGroup(owner, { visibility: "public" });
    const event = await insertEvent(owner, { group });
    for (const guest of guests) await insertEventAnswer(event, guest, "yes");
    return { group, event };
  };
  await block(other, blocked);
  const blockedEvent = await answered(blocked, [remaining, friend]);
  const own = await answered(remaining, [blocked, friend]);
  const joined = await answered(blocked, [remaining]);
  await insertMember(joined.group, remaining);
  await merged(remaining, other);
  for (const { event } of [blockedEvent, own]) expect((await answersOf(event)).yes).toEqual([friend.id]);
  expect((await answersOf(joined.event)).yes, "a member stays one").toEqual([remaining.id]);
});

test("merges two friends, and two who block each other", async () => {
  for (const bind of [befriend, block]) {
    const [remaining, other] = [await student(), await student()];
    await bind(remaining, other);
    await merged(remaining, other);
    expect(await relationOf(remaining, remaining)).toEqual({ friendships: 0, requests: 0, blocks: 0 });
  }
});

test("keeps the application with the decision, and withdraws the other one", async () => {
  const [remaining, other] = [await student(), await student()];
  const first = await apply({ user: remaining });
  const second = await apply({ user: other, at: first.job });
  const undecided = await apply({ user: remaining });
  const later = await apply({ user: other, at: undecided.job });
  await sql`update applications set status = 'accepted', answered_at = now() where id = ${second.application.id}`;
  const params = { id: remaining.id, other_id: other.id };
  const { body } = await school.call(previewUserMerge, { params });
  expect(body.data.applications).toHaveLength(2);
  expect(body.data.applications).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ status: "accepted", is_of_remaining: false }),
      expect.objectContaining({ status: "pending", is_of_remaining: true }),
    ]),
  );
  await merged(remaining, other);
  const rows =
    await sql`select id from applications where student_id = ${remaining.id} and withdrawn_at is null order by id`;
  expect(rows.map(({ id }) => id)).toEqual([second.application.id, undecided.application.id]);
  const events = await sql`select application_id from application_events where kind = 'withdrawn'
    and application_id in ${sql([first.application.id, later.application.id])} order by 1`;
  expect(events).toHaveLength(2);
});

test("keeps ownership and the higher role of a group, and a ban of either account", async () => {
  const [remaining, other, organiser] = [await student(), await student(), await student()];
  const owned = await insertGroup(other);
  await insertMember(owned, remaining);
  const moderated = await insertGroup(organiser);
  await insertMember(moderated, other, "moderator");
  await insertMember(moderated, remaining);
  const banning = await insertGroup(organiser);
  await insertMember(banning, remaining);
  const ban = (group: number, { id }: TestUser) =>
    sql`insert into group_bans (group_id, user_id) values (${group}, ${id})`;
  await ban(banning, other);
  const own = await insertGroup(remaining);
  await ban(own, other);
  await merged(remaining, other);
  expect(await membersOf(owned)).toMatchObject({ owner: remaining.id, count: 1 });
  expect((await membersOf(moderated)).roles.get(remaining.id)).toBe("moderator");
  expect((await membersOf(banning)).roles.has(remaining.id)).toBe(false);
  expect((await membersOf(own)).roles.get(remaining.id)).toBe("admin");
});

test("keeps one place at an event, and gives the second one to a user on the waiting list", async () => {
  const [remaining, other, waiting] = [await student(), await student(), await student()];
  const by = await student();
  const addToWaitingList = (
    event: number,
    { id }: TestUser,
  ) => sql`insert into event_answers (event_id, user_id, answer, waiting_since)
    values (${event}, ${id}, 'yes', now())`;
  const [placed, doubled] = [await insertEvent(by, { capacity: 1 }), await insertEvent(by, { capacity: 2 })];
  await insertEventAnswer(placed, other, "yes");
  await addToWaitingList(placed, waiting);
  await addToWaitingList(placed, remaining);
  await insertEventAnswer(doubled, other, "yes");
  await insertEventAnswer(doubled, remaining, "yes");
  await addToWaitingList(doubled, waiting);
  await merged(remaining, other);
  expect(await answersOf(placed)).toMatchObject({ yes: [remaining.id], waiting: [waiting.id] });
  const after = await answersOf(doubled);
  expect([...after.yes].sort((a, b) => a - b)).toEqual([remaining.id, waiting.id]);
});

test("texts that mention either account mention the remaining one", async () => {
  const [remaining, other] = [await student({ name: "Ada Reste" }), await student({ name: "Ada Part" })];
  const { id } = await insertPost({ content: `@[${remaining.id}] et @[${other.id}]` });
  const { id: single } = await insertPost({ content: `Merci @[${other.id}]` });
  for (const { id: user, name } of [remaining, other])
    await sql`insert into mentions (post_id, user_id, name) values (${id}, ${user}, ${name})`;
  await sql`insert into mentions (post_id, user_id, name) values (${single}, ${other.id}, ${other.name})`;
  await merged(remaining, other);
  const read = async (of: number) =>
    (await (await browserClient(await student())).call(getPost, { params: { id: of } })).body.data;
  expect((await read(id)).content).toBe("@Ada Reste et @Ada Reste");
  expect(await read(single)).toMatchObject({
    content: "Merci @Ada Reste",
    mentions: [{ user_id: remaining.id }],
  });
});

test("counts a like of both accounts once in its notification", async () => {
  const [remaining, other, author] = [await student(), await student(), await student()];
  const { id } = await insertPost({ by: author });
  for (const user of [remaining, other]) await (await browserClient(user)).call(likePost, { params: { id } });
  const selectNotifications = () =>
    sql`select count, actor_id from notifications where user_id = ${author.id} and kind = 'post_liked'`;
  expect(await selectNotifications()).toMatchObject([{ count: 2 }]);
  await merged(remaining, other);
  expect(await selectNotifications()).toEqual([{ count: 1, actor_id: remaining.id }]);
  await (await browserClient(remaining)).call(unlikePost, { params: { id } });
  expect(await selectNotifications()).toEqual([]);
});
