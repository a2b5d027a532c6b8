import { expect, test } from "vitest";
import { subjects, writeKinds } from "./kinds";

const people = Array.from({ length: 600 }, (_, index) => ({ id: index + 1, bearer: {}, browser: {} }));
const ids = Array.from({ length: subjects }, (_, index) => index + 1);

test.each(["likes", "applications"])("no user writes the same %s twice", (name) => {
  const kind = writeKinds(people, [], { posts: ids, jobs: ids }).find((candidate) => candidate.name === name);
  const calls = Array.from({ length: 60_000 }, (_, index) => {
    const call = kind?.call(index);
    return JSON.stringify([call?.user.id, call?.path, call?.body]);
  });
  expect(new Set(calls).size).toBe(calls.length);
});

test("a message goes to a conversation of its sender", () => {
  const conversations = [{ id: 9, low: 1, high: 2 }];
  const messages = writeKinds(people, conversations, { posts: ids, jobs: ids })[3];
  expect([messages?.call(0).path, messages?.call(1).path]).toEqual(
    Array(2).fill("/api/chat/conversations/9/messages"),
  );
});
