import { expect, test } from "vitest";
import { createDataDir } from "@/e2e/support/data-dir";
import { isSignature, sign } from "./signature";

createDataDir();

test("a signature is valid only for its purpose and values", () => {
  const signature = sign("unsubscribe", 12, "jobs");
  expect(isSignature(signature, "unsubscribe", 12, "jobs")).toBe(true);
  expect(isSignature(signature, "link", 12, "jobs")).toBe(false);
  expect(isSignature(signature, "unsubscribe", 13, "jobs")).toBe(false);
  expect(isSignature(signature.slice(1), "unsubscribe", 12, "jobs")).toBe(false);
  expect(isSignature("", "unsubscribe", 12, "jobs")).toBe(false);
});
