import { expect, test } from "vitest";
import { conversationChannel, membersChannel, parseChannel, testChannel, userChannel } from "./channels";

test("parses every channel's name", () => {
  expect(parseChannel(userChannel(7))).toEqual({ kind: "user", id: 7 });
  expect(parseChannel(conversationChannel(2_147_483_647))).toEqual({
    kind: "conversation",
    id: 2_147_483_647,
  });
  expect(parseChannel(membersChannel)).toEqual({ kind: "members" });
  expect(parseChannel(testChannel)).toEqual({ kind: "test" });
});

test("rejects a name that only resembles a channel", () => {
  const names = [
    "",
    "private-user-",
    "private-user-0",
    "private-user-07",
    "private-user--7",
    "private-user-7.0",
    "private-user-7\n",
    " private-user-7",
    "private-user-7:x",
    "private-user-2147483648",
    "private-user-99999999999999999999",
    "private-conversation-x",
    "private-group-1",
    "presence-user-7",
    "Test",
    "__proto__",
  ];
  for (const name of names) expect([name, parseChannel(name)]).toEqual([name, null]);
});
