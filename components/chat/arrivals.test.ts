import { expect, test } from "vitest";
import type { Message } from "@/lib/chat/schemas";
import { Arrivals } from "./arrivals";

const message = (id: number, change: Partial<Message> = {}) =>
  ({ id, is_own_message: false, is_deleted: false, type: "text", ...change }) as Message;
const idsOf = (messages: Message[]) => messages.map(({ id }) => id);

test("a message arrives once, whatever is merged afterwards", () => {
  const opened = [message(5)];
  const arrivals = new Arrivals(opened);
  expect(arrivals.take(opened)).toEqual([]);
  expect(idsOf(arrivals.take([message(5), message(6), message(7)]))).toEqual([6, 7]);
  expect(arrivals.take([message(5), message(6, { content: "edited" }), message(7)])).toEqual([]);
});

test("a message that comes after a newer one, or after the viewer's own, still arrives", () => {
  const arrivals = new Arrivals([message(5)]);
  expect(idsOf(arrivals.take([message(5), message(8)]))).toEqual([8]);
  const own = message(9, { is_own_message: true });
  expect(arrivals.take([message(5), message(8), own])).toEqual([]);
  expect(idsOf(arrivals.take([message(5), message(6), message(7), message(8), own]))).toEqual([6, 7]);
});

test("older pages, events of a group and deleted messages do not count as arrivals", () => {
  const arrivals = new Arrivals([message(5)]);
  const later = [message(6, { type: "event" } as Partial<Message>), message(7, { is_deleted: true })];
  expect(arrivals.take([message(1), message(2), message(5), ...later])).toEqual([]);
});

test("all messages of a conversation arrive if it was empty", () => {
  const arrivals = new Arrivals([]);
  expect(idsOf(arrivals.take([message(1)]))).toEqual([1]);
});
