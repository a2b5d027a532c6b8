import { expect, test, vi } from "vitest";
import { membersChannel } from "@/lib/core/realtime/channels";
import type { RealtimeEvents } from "@/lib/core/realtime/events";
import { createComment, deleteComment, updateComment } from "@/lib/posts/comments-contract";
import { deletePost, likePost, unlikePost, updatePost } from "@/lib/posts/contract";
import { tokenClient } from "../../support/api";
import { sql } from "../../support/database";
import { insertPost } from "../../support/posts";
import { connect, subscribe } from "../../support/realtime-client";
import { student } from "../../support/users";

type Event = RealtimeEvents["posts:changed"];

/** A post of a student, and the events about it from now on. */
async function watchedPost() {
  const { id, by } = await insertPost({ content: "Secret words" });
  const author = await tokenClient(by);
  const events: (Event["changed"][number] | "removed")[] = [];
  const times: number[] = [];
  const channel = await subscribe(await connect(author), membersChannel);
  channel.bind("posts:changed", (event: Event) => {
    const change = event.removed.includes(id)
      ? "removed"
      : event.changed.find((changed) => changed.id === id);
    if (!change) return;
    events.push(change);
    times.push(Date.now());
  });
  return { params: { id }, id, author, events, times };
}

const waits = { timeout: 20_000, interval: 20 };

test("announces likes at most once a second, including the last count", async () => {
  const { params, id, events, times } = await watchedPost();
  const viewers = await Promise.all(Array.from({ length: 20 }, async () => tokenClient(await student())));
  const startedAt = Date.now();
  const liked = await Promise.all(viewers.map((viewer) => viewer.call(likePost, { params })));
  const unliked = await viewers[0]?.call(unlikePost, { params });
  expect([...liked, unliked].filter((response) => response?.status !== 200)).toEqual([]);
  await vi.waitUntil(() => (events.at(-1) as { likes: number } | undefined)?.likes === 19, waits);
  const seconds = ((times.at(-1) ?? 0) - startedAt) / 1000;
  expect(events.length).toBeLessThanOrEqual(Math.ceil(seconds) + 1);
  expect(events.at(-1)).toEqual({ id, likes: 19, comments: 0 });
}, 60_000);

test("publishes comments, edits and the deletion of a post without their text", async () => {
  const { params, id, author, events } = await watchedPost();
  const last = (expected: object | string) =>
    vi.waitUntil(() => JSON.stringify(events.at(-1)) === JSON.stringify(expected), waits);
  const thread = { id, likes: 0, comments: 1, isThreadChanged: true };
  const { body } = await author.call(createComment, { params, body: { content: "Words" } });
  await last(thread);
  const seen = events.length;
  await author.call(updateComment, { params: { id: body.data.id }, body: { content: "Other words" } });
  await vi.waitUntil(() => events.length > seen, waits);
  await last(thread);
  await author.call(deleteComment, { params: { id: body.data.id } });
  await last({ ...thread, comments: 0 });
  await author.call(updatePost, { params, body: { content: "New words" } });
  await last({ id, likes: 0, comments: 0, isEdited: true });
  await author.call(deletePost, { params });
  await last("removed");
  expect(JSON.stringify(events)).not.toMatch(/words/i);
}, 60_000);

test("does not announce drafts or pending comments", async () => {
  const draft = await insertPost({ status: "draft" });
  const { params, id, author, events } = await watchedPost();
  const drafts: unknown[] = [];
  (await subscribe(await connect(author), membersChannel)).bind(
    "posts:changed",
    ({ changed, removed }: Event) =>
      drafts.push(
        ...[...changed.map((change) => change.id), ...removed].filter((postId) => postId === draft.id),
      ),
  );
  await sql`update posts set edited_at = now() where id = ${draft.id}`;
  await sql`insert into comments (post_id, author_name, author_email, content, status)
    values (${id}, 'Visitor', 'v@test.invalid', 'Waiting', 'pending')`;
  await author.call(likePost, { params });
  await vi.waitUntil(() => events.length > 0, waits);
  expect([events, drafts]).toEqual([[{ id, likes: 1, comments: 0 }], []]);
}, 60_000);
