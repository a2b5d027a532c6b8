import { expect, test } from "vitest";
import { createSecret, describeSecret, findStep } from "./totp";

/** "12345678901234567890", the secret of the test vectors in RFC 6238. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_234_567_890, "005924"],
  [20_000_000_000, "353130"],
])("generates the code of RFC 6238 at second %i", (second, code) => {
  expect(findStep(secret, code, second * 1000)).toBe(Math.floor(second / 30));
});

test("accepts a code from thirty seconds before its step to thirty seconds after it", () => {
  const [step, code] = [37_037_036, "081804"];
  const at = (second: number) => findStep(secret, code, second * 1000);
  const [start, end] = [step * 30, step * 30 + 30];
  expect([at(start - 31), at(start - 30), at(end + 29), at(end + 30)]).toEqual([null, step, step, null]);
});

test("creates a new secret of 160 bits each time, and formats it for authenticator apps", () => {
  expect(createSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(createSecret()).not.toBe(createSecret());
  const { url, qr } = describeSecret(secret, "ada+préau@school.example");
  expect(new URL(url).searchParams.get("secret")).toBe(secret);
  expect(decodeURIComponent(url)).toContain("otpauth://totp/Préau:ada+préau@school.example?");
  expect(qr.path).not.toBe("");
});
