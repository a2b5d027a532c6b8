import { afterAll, expect, vi } from "vitest";

// Runs before each file of a process that several share.
const env = { ...process.env };
const { fetch } = globalThis;

afterAll(() => {
  const message = "a file that changes its process needs isolation: see e2e/vitest.config.ts";
  expect({ ...process.env }, message).toEqual(env);
  expect([globalThis.fetch === fetch, vi.isFakeTimers()], message).toEqual([true, false]);
});
