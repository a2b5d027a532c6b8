import { expect, test } from "vitest";
import { siret } from "./schemas";
import { formatSiret, isSiret } from "./siret";

test.each(["73282932000074", "35600000000048", "35600000009075"])("accepts %s", (digits) => {
  expect(isSiret(digits)).toBe(true);
});

test.each([
  ["a wrong check digit", "73282932000075"],
  ["two digits that changed places", "73282923000074"],
  ["13 digits", "7328293200007"],
  ["15 digits", "732829320000740"],
  ["digits of another script", "７3282932000074"],
  ["letters", "7328293200007A"],
  ["La Poste with a wrong sum", "35600000009076"],
])("rejects %s", (_, digits) => {
  expect(isSiret(digits)).toBe(false);
});

test("accepts a number in its printed form", () => {
  expect(siret.parse("732 829 320 00074")).toBe("73282932000074");
  expect(formatSiret("73282932000074")).toBe("732\u00a0829\u00a0320\u00a000074");
});
