import { expect, test } from "vitest";
import {
  activeChannel,
  adminsChannel,
  canSubscribe,
  membersChannel,
  testChannel,
  userChannel,
} from "./channels";

const student = { id: 7, role: "student" } as const;

test("only administrators subscribe to the channel of their dashboard", () => {
  const roles = ["student", "company", "admin"] as const;
  expect(roles.map((role) => canSubscribe({ id: 7, role }, adminsChannel))).toEqual([false, false, true]);
});

test("a user subscribes to the members' channel and to their own", () => {
  expect(canSubscribe(student, membersChannel)).toBe(true);
  expect(canSubscribe(student, userChannel(7))).toBe(true);
  expect(canSubscribe(student, activeChannel(7))).toBe(true);
  expect(canSubscribe(student, userChannel(8))).toBe(false);
  expect(canSubscribe(student, activeChannel(8))).toBe(false);
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
  for (const name of names) expect([name, canSubscribe(student, name)]).toEqual([name, false]);
});
