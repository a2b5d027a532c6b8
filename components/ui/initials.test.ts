import { expect, test } from "vitest";
import { initials, userColor } from "./initials";

test.each([
  ["Amina Benkhelil", "AB"],
  ["Jean-Baptiste de la Tour", "JT"],
  ["zoé", "Z"],
  ["  élodie   œuvrard ", "ÉŒ"],
  ["E\u0301lodie", "E\u0301"],
  ["林 美玲", "林美"],
  ["(Max) 42", "M4"],
  ["👩‍🚀 ✨", "?"],
  ["", "?"],
])("shows %j as %s", (name, shown) => {
  expect(initials(name)).toBe(shown);
});

test("assigns a stable colour per user, and all colours", () => {
  expect(userColor(7)).toBe(userColor("7"));
  const used = new Set(Array.from({ length: 100 }, (_, id) => userColor(id)));
  expect([...used].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});
