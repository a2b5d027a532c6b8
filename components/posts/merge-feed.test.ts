import { expect, test } from "vitest";
import type { Post } from "@/lib/posts/schemas";
import { mergeFeed, mergePage, mergePost, withoutNewer } from "./merge-feed";

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

test("shows an edit and removes deleted posts, but keeps those that newer posts have pushed off the page", () => {
  const shown = [post(3), post(2), post(1)];
  const edited = post(2, { content: "Corrigée" });
  expect(mergeFeed(shown, shown, [post(4), edited])).toEqual([edited, post(1)]);
});

test("a page that is rendered again shows no newer posts, and keeps those that these have pushed off", () => {
  const pinned = post(0, { is_pinned: true });
  const edited = post(3, { content: "Corrigée" });
  const shown = [pinned, post(3), post(2)];
  expect(withoutNewer(shown, [pinned, post(4), edited])).toEqual([pinned, edited, post(2)]);
});

test("a page that is rendered again without newer posts is the one shown", () => {
  const rendered = [post(3), post(1)];
  expect(withoutNewer([post(3), post(2), post(0)], rendered)).toEqual(rendered);
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
