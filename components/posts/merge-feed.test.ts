import { expect, test } from "vitest";
import type { Post } from "@/lib/posts/schemas";
import { findNewer, mergeFeed, mergePage, mergePost, withoutNewer } from "./merge-feed";

const post = (id: number, change: Partial<Post> = {}) =>
  ({
    id,
    content: `Publication ${id}`,
    created_at: `2026-01-${10 + id}`,
    is_pinned: false,
    user: { id: 1 },
    liked: false,
    likes_count: 0,
    ...change,
  }) as Post;
const viewerId = 2;
const idsOf = (posts: readonly Post[]) => posts.map(({ id }) => id);

test("shows an edit and removes deleted posts, but keeps those that newer posts have pushed off the page", () => {
  const shown = [post(3), post(2), post(1)];
  const edited = post(2, { content: "Corrigée" });
  expect(mergeFeed(shown, shown, [post(4), edited])).toEqual([edited, post(1)]);
});

test("a page that is rendered again shows no newer posts, and keeps those that these have pushed off", () => {
  const pinned = post(0, { is_pinned: true });
  const edited = post(3, { content: "Corrigée" });
  const shown = [pinned, post(3), post(2)];
  const rendered = [pinned, post(4), edited];
  const newer = findNewer(shown, rendered, viewerId);
  expect(withoutNewer(shown, rendered, newer)).toEqual([pinned, edited, post(2)]);
});

test("a page that is rendered again without newer posts is the one shown", () => {
  const shown = [post(3), post(2), post(0)];
  const rendered = [post(3), post(1)];
  expect(withoutNewer(shown, rendered, findNewer(shown, rendered, viewerId))).toEqual(rendered);
});

test("a page that is rendered again shows the viewer's own new post, but at no time those of others below it", () => {
  const own = post(6, { user: { id: viewerId } as Post["user"] });
  const first = [post(3), post(2), post(1)];
  const rendered = [own, post(5), post(3)];
  const newer = findNewer(first, rendered, viewerId);
  expect(idsOf(newer)).toEqual([5]);
  const shown = withoutNewer(first, rendered, newer);
  expect(idsOf(shown)).toEqual([6, 3, 2]);
  expect(withoutNewer(shown, rendered, newer)).toEqual(shown);
});

test("an empty page that is rendered again shows its first posts", () => {
  expect(findNewer([], [post(2), post(1)], viewerId)).toEqual([]);
});

test("keeps a post that was published while the others were loaded", () => {
  const before = [post(2), post(1)];
  expect(idsOf(mergeFeed(before, [post(3), ...before], before))).toEqual([3, 2, 1]);
});

test("keeps a like that was given while the posts were loaded", () => {
  const before = [post(1)];
  const liked = { liked: true, likes_count: 1 };
  const edited = post(1, { content: "Corrigée" });
  expect(mergeFeed(before, [post(1, liked)], [edited])).toEqual([{ ...edited, ...liked }]);
});

test("returns the loaded post when it has not changed meanwhile", () => {
  const fetched = post(1, { liked: true, likes_count: 4 });
  expect(mergePost(post(1), post(1), fetched)).toEqual(fetched);
});

test("keeps a pinned post, however old it is", () => {
  const pinned = post(0, { is_pinned: true });
  const shown = [pinned, post(2), post(1)];
  expect(idsOf(mergeFeed(shown, shown, [pinned, post(3), post(2)]))).toEqual([0, 2, 1]);
});

test("a page shows new posts, a like that was given while it was loaded, and no post that was removed meanwhile", () => {
  const before = [post(3), post(2), post(1)];
  const liked = { liked: true, likes_count: 1 };
  const edited = post(1, { content: "Corrigée" });
  const current = [post(4), post(3), post(2), edited];
  expect(mergePage(before, before, current)).toEqual(current);
  expect(mergePage(before, [post(3), post(1, liked)], current)).toEqual([
    post(4),
    post(3),
    { ...edited, ...liked },
  ]);
});
