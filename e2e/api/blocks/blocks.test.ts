import { expect, test, vi } from "vitest";
import { blockUser, listBlocks, listMutes, muteUser, unblockUser, unmuteUser } from "@/lib/blocks/contract";
import { membersChannel, userChannel } from "@/lib/core/realtime/channels";
import type { RealtimeEvents } from "@/lib/core/realtime/events";
import { listEmails } from "@/lib/email/contract";
import { listFriends } from "@/lib/friends/contract";
import { listNotifications } from "@/lib/notifications/contract";
import { createComment } from "@/lib/posts/comments-contract";
import { createPost, getPost, likePost, listPosts } from "@/lib/posts/contract";
import { tokenClient } from "../../support/api";
import { insertConversation } from "../../support/chat";
import { sql } from "../../support/database";
import { insertEmail } from "../../support/emails";
import { befriend, block, relationOf, requestFriend, signedInStudent } from "../../support/friends";
import { holdLocks, waitUntilBlocking } from "../../support/locks";
import { insertPost } from "../../support/posts";
import { connect, subscribe } from "../../support/realtime-client";
import { company, student } from "../../support/users";

test("a block ends the friendship and requests, is listed, and can be removed", async () => {
  const [ines, marc, lea] = [await signedInStudent(), await signedInStudent(), await signedInStudent()];
  await befriend(ines.user, marc.user);
  await requestFriend(lea.browser, ines.user);
  for (const { user } of [marc, lea, marc])
    expect((await ines.browser.call(blockUser, { body: { user_id: user.id } })).status).toBe(201);
  expect((await marc.browser.call(listFriends, {})).body.total).toBe(0);
  expect(await relationOf(ines.user, lea.user)).toEqual({ friendships: 0, requests: 0, blocks: 1 });
  const { body } = await ines.browser.call(listBlocks, {});
  expect(body.data.map(({ id, name }) => [id, name])).toEqual([
    [lea.user.id, lea.user.name],
    [marc.user.id, marc.user.name],
  ]);
  expect((await marc.browser.call(listBlocks, {})).body.total).toBe(0);
  for (const _ of ["once", "twice"])
    expect((await ines.browser.call(unblockUser, { params: { id: marc.user.id } })).status).toBe(200);
  expect((await ines.browser.call(listBlocks, {})).body.total).toBe(1);
});

test("only the user who blocked can remove a block", async () => {
  const [ines, marc] = [await signedInStudent(), await signedInStudent()];
  await block(ines.user, marc.user);
  await marc.browser.call(unblockUser, { params: { id: ines.user.id } });
  expect(await relationOf(ines.user, marc.user)).toMatchObject({ blocks: 1 });
});

test("rejects a block of the viewer, a company or a hidden user", async () => {
  const [ines, marc] = [await signedInStudent(), await signedInStudent()];
  await block(marc.user, ines.user);
  const { id: deleted } = await student();
  await sql`update users set deleted_at = now(), status = 'inactive' where id = ${deleted}`;
  for (const id of [ines.user.id, (await company()).id, marc.user.id, deleted, 2_147_483_647])
    for (const endpoint of [blockUser, muteUser])
      expect((await ines.browser.call(endpoint, { body: { user_id: id } })).status).toBe(404);
});

test("hides both sides of a block from each other, and from no other user, in threads and counts", async () => {
  const [ines, marc, lea] = [await signedInStudent(), await signedInStudent(), await signedInStudent()];
  const { id } = await insertPost({ by: lea.user });
  const params = { id };
  const comment = (from: typeof ines, content: string) =>
    from.browser.call(createComment, { params, body: { content } });
  await comment(marc, "De Marc");
  await comment(ines, "D’Inès");
  await ines.browser.call(blockUser, { body: { user_id: marc.user.id } });
  const likes = async ({ browser }: typeof ines) =>
    (await browser.call(likePost, { params })).body.likes_count;
  expect([await likes(ines), await likes(marc), await likes(lea)]).toEqual([1, 1, 3]);
  const readPost = async ({ browser }: typeof ines) => {
    const { data } = (await browser.call(getPost, { params })).body;
    const feed = (await browser.call(listPosts, { query: { per_page: 100 } })).body.data.data;
    const listed = feed.find((entry) => entry.id === id);
    expect([listed?.likes_count, listed?.comments_count]).toEqual([data.likes_count, data.comments_count]);
    return [data.likes_count, data.comments_count, data.comments.map(({ content }) => content)];
  };
  expect(await readPost(ines)).toEqual([2, 1, ["D’Inès"]]);
  expect(await readPost(marc)).toEqual([2, 1, ["De Marc"]]);
  expect(await readPost(lea)).toEqual([3, 2, ["D’Inès", "De Marc"]]);
});

test("deletes a blocked user's notifications, and keeps the other users of a grouped one", async () => {
  const [ines, marc, lea] = [await signedInStudent(), await signedInStudent(), await signedInStudent()];
  const [alone, shared] = [await insertPost({ by: ines.user }), await insertPost({ by: ines.user })];
  await marc.browser.call(likePost, { params: { id: alone.id } });
  await lea.browser.call(likePost, { params: { id: shared.id } });
  await marc.browser.call(likePost, { params: { id: shared.id } });
  await ines.browser.call(blockUser, { body: { user_id: marc.user.id } });
  const { body } = await ines.browser.call(listNotifications, {});
  expect(body.data.data).toMatchObject([{ kind: "post_liked", count: 1, actor: { id: lea.user.id } }]);
  expect(JSON.stringify(body)).not.toContain(marc.user.name);
});

test("deletes the emails about messages of the two from both mailboxes, and keeps others", async () => {
  const [ines, marc, lea] = [await signedInStudent(), await signedInStudent(), await signedInStudent()];
  const insertUnread = async (a: typeof ines, b: typeof ines) => {
    const conversation = await insertConversation(a.user, b.user);
    const params = { conversation, actor: b.user.name, count: 1 };
    await insertEmail(a.user, { kind: "unread_messages", params });
    await insertEmail(b.user, { kind: "unread_messages", params: { ...params, actor: a.user.name } });
  };
  await insertUnread(ines, lea);
  await insertUnread(ines, marc);
  await ines.browser.call(blockUser, { body: { user_id: marc.user.id } });
  const { body } = await ines.browser.call(listEmails, {});
  expect(body.data.data.map(({ subject }) => subject)).toEqual([expect.stringContaining(lea.user.name)]);
  expect((await marc.browser.call(listEmails, {})).body.data.total).toBe(0);
});

test("stores no notification of a like whose author is blocked at the same time", async () => {
  const [ines, marc] = [await signedInStudent(), await signedInStudent()];
  const { id } = await insertPost({ by: ines.user });
  // A like locks this row last, when it commits.
  const holder = await holdLocks(
    (tx) => tx`select from user_activity where user_id = ${marc.user.id} for update`,
  );
  const liked = marc.browser.call(likePost, { params: { id } });
  await waitUntilBlocking(holder.pid);
  const [like] = await sql`select pid from pg_stat_activity where ${holder.pid} = any(pg_blocking_pids(pid))`;
  const blocked = ines.browser.call(blockUser, { body: { user_id: marc.user.id } });
  await Promise.race([blocked, waitUntilBlocking(like?.pid)]).finally(holder.end);
  expect([(await liked).status, (await blocked).status]).toEqual([200, 201]);
  expect((await ines.browser.call(listNotifications, {})).body.data.total).toBe(0);
});

test("a mute only hides posts in the feed and actions in notifications", async () => {
  const [ines, marc] = [await signedInStudent(), await signedInStudent()];
  const { id } = await insertPost({ by: marc.user });
  const own = await insertPost({ by: ines.user });
  const inFeed = async ({ browser }: typeof ines) =>
    (await browser.call(listPosts, { query: { per_page: 100 } })).body.data.data.some(
      (entry) => entry.id === id,
    );
  expect(await inFeed(ines)).toBe(true);
  for (const _ of ["once", "twice"])
    expect((await ines.browser.call(muteUser, { body: { user_id: marc.user.id } })).status).toBe(201);
  expect(await inFeed(ines)).toBe(false);
  expect((await ines.browser.call(getPost, { params: { id } })).status).toBe(200);
  await marc.browser.call(likePost, { params: { id: own.id } });
  expect((await ines.browser.call(listNotifications, {})).body.data.total).toBe(0);
  expect((await ines.browser.call(listMutes, {})).body.data.map((user) => user.id)).toEqual([marc.user.id]);
  await ines.browser.call(unmuteUser, { params: { id: marc.user.id } });
  expect(await inFeed(ines)).toBe(true);
});

test("the event of a new post does not reveal that its author is in a block or muted", async () => {
  const [ines, marc] = [await signedInStudent(), await signedInStudent()];
  const channel = await subscribe(await connect(await tokenClient(await student())), membersChannel);
  const events: RealtimeEvents["post:created"][] = [];
  channel.bind("post:created", (event: RealtimeEvents["post:created"]) => events.push(event));
  const announced = async () => {
    const { id } = (await ines.browser.call(createPost, { body: { content: "Bonjour" } })).body.data;
    return vi.waitUntil(() => events.find((event) => event.id === id), { timeout: 20_000 });
  };
  const before = await announced();
  await block(ines.user, marc.user);
  await marc.browser.call(muteUser, { body: { user_id: ines.user.id } });
  expect(Object.keys(await announced())).toEqual(Object.keys(before));
});

test("a mute is announced to the pages of the viewer, not to those of the muted user", async () => {
  const [ines, marc] = [await signedInStudent(), await signedInStudent()];
  const listen = async ({ user }: typeof ines) => {
    const events = vi.fn();
    const channel = await subscribe(await connect(await tokenClient(user)), userChannel(user.id));
    channel.bind("friends:updated", events);
    return events;
  };
  const [eventsOfInes, eventsOfMarc] = [await listen(ines), await listen(marc)];
  await ines.browser.call(muteUser, { body: { user_id: marc.user.id } });
  await vi.waitUntil(() => eventsOfInes.mock.calls.length === 1, { timeout: 20_000 });
  await ines.browser.call(blockUser, { body: { user_id: marc.user.id } });
  await vi.waitUntil(() => eventsOfInes.mock.calls.length === 2, { timeout: 20_000 });
  await vi.waitUntil(() => eventsOfMarc.mock.calls.length > 0, { timeout: 20_000 });
  expect(eventsOfMarc).toHaveBeenCalledOnce();
});
