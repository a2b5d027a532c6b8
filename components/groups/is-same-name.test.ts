import { expect, test } from "vitest";
import { isSameName } from "./is-same-name";

test("a name is typed with the apostrophes and spaces of the keyboard", () => {
  expect(isSameName(" Club d'échecs : débutants ", "Club d’échecs\u00a0: débutants")).toBe(true);
  expect(isSameName("Club d’e\u0301checs", "Club d'échecs")).toBe(true);
  for (const typed of ["", "Club", "club d'échecs", "Club déchecs"])
    expect(isSameName(typed, "Club d’échecs")).toBe(false);
});
