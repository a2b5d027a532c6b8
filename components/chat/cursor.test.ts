import { expect, test } from "vitest";
import { Cursor } from "./cursor";

test("an event moves the cursor forward, never back", () => {
  const cursor = new Cursor(5);
  cursor.confirm(7);
  cursor.confirm(6);
  expect(cursor.number).toBe(7);
});

test("an event does not move the cursor past changes whose call failed or is pending", () => {
  const cursor = new Cursor(5);
  cursor.startCall();
  const second = cursor.startCall();
  cursor.confirm(7);
  expect(cursor.number).toBe(5);
  const third = cursor.startCall();
  second.succeed();
  cursor.confirm(8);
  expect(cursor.number).toBe(5);
  third.succeed();
  cursor.confirm(9);
  expect([cursor.number, cursor.isBehind()]).toEqual([9, false]);
});
