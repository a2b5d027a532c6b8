import { expect, test } from "vitest";
import type { Post } from "@/lib/posts/schemas";
import { mergeFeed, mergePost } from "./merge-feed";

const post = (id: number, change: Partial<Post> = {}) =>
  ({
    id,
    content: `Publication ${id}`,
    created_at: `2026-01-${10 + id}`,
    is_pinned: false,
    liked: false,
    likes_count: 0,
    ...change,
  }) as Post;
const idsOf = (posts: readonly Post[]) => posts.map(({ id }) => id);

test("shows an edit and drops what was deleted, but not what a newer post has pushed off the page", () => {
  const shown = [post(3), post(2), post(1)];
  const edited = post(2, { content: "Corrigée" });
  expect(mergeFeed(shown, shown, [post(4), edited])).toEqual([edited, post(1)]);
});

test("keeps a post that was published while the others were read", () => {
  const before = [post(2), post(1)];
  expect(idsOf(mergeFeed(before, [post(3), ...before], before))).toEqual([3, 2, 1]);
});

test("keeps a like that was given while the posts were read", () => {
  const before = [post(1)];
  const liked = { liked: true, likes_count: 1 };
  const edited = post(1, { content: "Corrigée" });
  expect(mergeFeed(before, [post(1, liked)], [edited])).toEqual([{ ...edited, ...liked }]);
});

test("a post without a change meanwhile is the one that was read", () => {
  const fetched = post(1, { liked: true, likes_count: 4 });
  expect(mergePost(post(1), post(1), fetched)).toEqual(fetched);
});

test("keeps a pinned post, however old", () => {
  const pinned = post(0, { is_pinned: true });
  const shown = [pinned, post(2), post(1)];
  expect(idsOf(mergeFeed(shown, shown, [pinned, post(3), post(2)]))).toEqual([0, 2, 1]);
});
