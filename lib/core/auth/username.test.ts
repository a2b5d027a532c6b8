import { expect, test } from "vitest";
import { usernamesFor } from "./username";

test.each([
  ["Anaïs Le Gall", "anais.le.gall"],
  ["Lœtitia d’Œuvre", "loetitia.d.oeuvre"],
  ["Søren Weiß", "soren.weiss"],
  ["Łukasz Đorđević", "lukasz.dordevic"],
])("%s gets the username %s", (name, username) => {
  expect(usernamesFor(name)[0]).toBe(username);
});

test("a name without Latin letters gets a unique username", () => {
  expect(usernamesFor("Ольга 李")[0]).toMatch(/^membre\.[0-9a-f]{8}$/);
});
