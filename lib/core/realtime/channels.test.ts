import { expect, test } from "vitest";
import { activeChannel, canSubscribe, membersChannel, testChannel, userChannel } from "./channels";

test("a user subscribes to the members' channel and to their own", () => {
  expect(canSubscribe({ id: 7 }, membersChannel)).toBe(true);
  expect(canSubscribe({ id: 7 }, userChannel(7))).toBe(true);
  expect(canSubscribe({ id: 7 }, activeChannel(7))).toBe(true);
  expect(canSubscribe({ id: 7 }, userChannel(8))).toBe(false);
  expect(canSubscribe({ id: 7 }, activeChannel(8))).toBe(false);
});

test("rejects a name that only resembles a channel", () => {
  const names = [
    "",
    testChannel,
    "private-user-",
    "private-user-0",
    "private-user-07",
    "private-user--7",
    "private-user-7.0",
    "private-user-7-active-7",
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
  for (const name of names) expect([name, canSubscribe({ id: 7 }, name)]).toEqual([name, false]);
});
