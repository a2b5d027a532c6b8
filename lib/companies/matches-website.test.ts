import { expect, test } from "vitest";
import { matchesWebsite } from "./matches-website";

test.each([
  ["lea@atelier.fr", "https://www.atelier.fr/"],
  ["lea@Atelier.fr", "https://jobs.atelier.fr/page"],
  ["lea@paris.atelier.fr", "https://atelier.fr/"],
])("%s matches %s", (email, website) => {
  expect(matchesWebsite(email, website)).toBe(true);
});

test.each([
  ["lea@gmail.com", "https://atelier.fr/"],
  ["lea@notatelier.fr", "https://atelier.fr/"],
  ["lea@atelier.fr.evil.com", "https://atelier.fr/"],
])("%s does not match %s", (email, website) => {
  expect(matchesWebsite(email, website)).toBe(false);
});

test("returns null without a website", () => {
  expect(matchesWebsite("lea@atelier.fr", null)).toBeNull();
});
