import { expect, test } from "vitest";
import type { Message } from "@/lib/chat/schemas";
import { chunkMessages } from "./chunk-messages";

const message = (id: number, number = id) => ({ id, number }) as Message;
const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => message(from + index));

test("keeps all messages in their order", () => {
  const messages = range(50, 300);
  expect(chunkMessages(messages, []).flatMap((chunk) => chunk.messages)).toEqual(messages);
});

test("does not change other chunks when older messages arrive or a message changes", () => {
  const messages = range(100, 300);
  const before = chunkMessages(messages, []);
  const older = chunkMessages([...range(10, 100), ...messages], before);
  expect(older.slice(-3)).toEqual(before.slice(-3));
  for (const chunk of before.slice(1)) expect(older).toContain(chunk);
  const changed = chunkMessages(
    messages.map((one) => (one.id === 299 ? message(299, 400) : one)),
    before,
  );
  expect(changed.at(-1)).not.toBe(before.at(-1));
  for (const chunk of before.slice(0, -1)) expect(changed).toContain(chunk);
});
