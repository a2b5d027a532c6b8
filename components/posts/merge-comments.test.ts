import { expect, test } from "vitest";
import type { Comment } from "@/lib/posts/schemas";
import { appendOlder, mergeHeld, mergeNewest, removeComment } from "./merge-comments";

const comment = (id: number, status: Comment["status"] = "published") => ({ id, status }) as Comment;
const comments = (...ids: number[]) => ids.map((id) => comment(id));
const idsOf = (list: readonly Comment[]) => list.map(({ id }) => id);

test("shows the newest comments, without deleted ones", () => {
  const shown = comments(5, 4, 3);
  expect(idsOf(mergeNewest(shown, shown, comments(6, 4, 3), 20))).toEqual([6, 4, 3]);
  expect(idsOf(mergeNewest(shown, shown, comments(4, 3), 20))).toEqual([4, 3]);
  expect(mergeNewest(shown, shown, [], 20)).toEqual([]);
});

test("keeps a comment that was sent while the others were loaded", () => {
  const before = comments(4, 3);
  expect(idsOf(mergeNewest(before, comments(6, 4, 3), comments(5, 4, 3), 20))).toEqual([6, 5, 4, 3]);
  expect(idsOf(mergeNewest(before, comments(6, 4, 3), comments(6, 5, 4, 3), 20))).toEqual([6, 5, 4, 3]);
});

test("does not bring back a comment that was removed while the others were loaded", () => {
  const before = comments(5, 4, 3);
  expect(idsOf(mergeNewest(before, before, comments(6, 5, 4, 3), 20))).toEqual([6, 5, 4, 3]);
  expect(idsOf(mergeNewest(before, comments(5, 3), comments(6, 5, 4, 3), 20))).toEqual([6, 5, 3]);
  const waiting = [comment(4, "pending"), ...comments(3)];
  expect(idsOf(mergeNewest(waiting, comments(3), comments(4, 3), 20))).toEqual([4, 3]);
});

test("keeps a comment that was accepted while the others were loaded", () => {
  const before = [comment(4, "pending"), ...comments(5, 3)];
  expect(idsOf(mergeNewest(before, comments(4, 5, 3), comments(5, 3), 20))).toEqual([4, 5, 3]);
});

test("keeps pending comments, comments being sent and older pages", () => {
  const current = [comment(-1), comment(7, "pending"), ...comments(4, 3, 2, 1)];
  expect(idsOf(mergeNewest(current, current, comments(5, 4, 3), 3))).toEqual([-1, 7, 5, 4, 3, 2, 1]);
});

test("puts the comments that wait on top, with those held while they were loaded", () => {
  const [first, second] = [comment(5, "pending"), comment(6, "pending")];
  const published = comments(4, 3);
  expect(mergeHeld(published, published, [first])).toEqual([first, ...published]);
  expect(mergeHeld(published, [second, ...published], [first])).toEqual([second, first, ...published]);
  expect(mergeHeld(published, [second, ...published], [second, first])).toEqual([
    second,
    first,
    ...published,
  ]);
  expect(mergeHeld([first, ...published], [first, ...published], [])).toEqual(published);
});

test("a comment that was accepted or removed while those that wait were loaded is not shown as waiting", () => {
  const before = [comment(5, "pending"), ...comments(4)];
  expect(mergeHeld(before, comments(5, 4), [comment(5, "pending")])).toEqual(comments(5, 4));
  expect(mergeHeld(before, comments(4), [comment(5, "pending")])).toEqual(comments(4));
});

test("an older page adds only comments that have not arrived meanwhile", () => {
  expect(idsOf(appendOlder(comments(5, 4, 3), comments(4, 3, 2, 1)))).toEqual([5, 4, 3, 2, 1]);
});

test("replies do not name a comment that was removed", () => {
  const reply = { ...comment(5), reply_to: { id: 3, author_name: "Inès Marchetti" } };
  const other = { ...comment(6), reply_to: { id: 4, author_name: "Malik Thévenot" } };
  expect(removeComment([other, reply, ...comments(4, 3)], 3)).toEqual([
    other,
    { ...reply, reply_to: null },
    comment(4),
  ]);
});
