import { expect, test } from "vitest";
import { createDataDir } from "@/e2e/support/data-dir";
import { decrypt, encrypt } from "./encryption";

createDataDir();

test("decrypts only an unchanged value of the same owner", () => {
  const value = encrypt("two-factor", 12, "JBSWY3DPEHPK3PXP");
  expect(value).not.toContain("JBSWY3DPEHPK3PXP");
  expect(encrypt("two-factor", 12, "JBSWY3DPEHPK3PXP")).not.toBe(value);
  expect(decrypt("two-factor", 12, value)).toBe("JBSWY3DPEHPK3PXP");
  expect(decrypt("two-factor", 13, value)).toBeNull();
  const changed = `${value.slice(0, -4)}${value.endsWith("AAAA") ? "BBBB" : "AAAA"}`;
  expect(decrypt("two-factor", 12, changed)).toBeNull();
  expect(decrypt("two-factor", 12, "")).toBeNull();
});
