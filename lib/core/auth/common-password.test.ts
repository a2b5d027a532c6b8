import { expect, test } from "vitest";
import { isCommonPassword } from "./common-password";
import common from "./common-passwords.json" with { type: "json" };

test("lists the most common passwords once each, in their normalized form", () => {
  const { passwords } = common;
  expect(passwords.length).toBeGreaterThanOrEqual(3000);
  expect(new Set(passwords).size).toBe(passwords.length);
  expect(
    passwords.filter(
      (password) => password.length < 8 || password !== password.normalize("NFKC").toLowerCase(),
    ),
  ).toEqual([]);
});

test.each(["password", "PassWord1", "12345678", "motdepasse", "ｐａｓｓｗｏｒｄ", " iloveyou "])(
  "%j is common",
  (password) => expect(isCommonPassword(password)).toBe(true),
);

test.each(["sous les platanes", "password of a school", "12345678901234567"])(
  "%j is not common",
  (password) => expect(isCommonPassword(password)).toBe(false),
);
