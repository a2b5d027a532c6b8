import { expect, test } from "vitest";
import type { Conversation, Message } from "@/lib/chat/schemas";
import { lastNumber, mergeConversation, mergeMessages, withReceipt } from "./merge-messages";

const message = (id: number, number: number, content: string) => ({ id, number, content }) as Message;

test("sorts messages by id, without duplicates", () => {
  const merged = mergeMessages(
    [message(2, 2, "deux"), message(4, 4, "quatre")],
    [message(5, 5, "cinq"), message(1, 1, "un"), message(4, 4, "quatre")],
  );
  expect(merged.map(({ content }) => content)).toEqual(["un", "deux", "quatre", "cinq"]);
});

test("keeps the newer version of a message, whichever arrives first", () => {
  const [before, after] = [message(1, 1, "avant"), message(1, 9, "après")];
  expect(mergeMessages([before], [after])).toEqual([after]);
  expect(mergeMessages([after], [before])).toEqual([after]);
  expect(lastNumber([message(3, 3, "trois"), after])).toBe(9);
});

test("keeps a read receipt when an older response arrives after its event", () => {
  const before = {
    participants: [{ id: 7, name: "Marc", read_up_to: 3, delivered_up_to: 4 }],
  } as Conversation;
  const read = withReceipt(before, 7, { read_up_to: 5 });
  expect(mergeConversation(read, before).participants[0]?.read_up_to).toBe(5);
  expect(mergeConversation(before, read).participants[0]?.read_up_to).toBe(5);
  expect(mergeConversation(null, before)).toEqual(before);
});

test("does not restore receipts from the cached conversation after they were switched off", () => {
  const shown = {
    participants: [{ id: 7, name: "Marc", read_up_to: 3, delivered_up_to: 4 }],
  } as Conversation;
  const off = {
    participants: [{ id: 7, name: "Marc", read_up_to: null, delivered_up_to: null }],
  } as Conversation;
  expect(mergeConversation(shown, off)).toEqual(off);
});
