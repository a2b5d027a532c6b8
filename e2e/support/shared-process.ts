import { afterAll, expect, vi } from "vitest";

// Runs before each file of a process that several files share.
const env = readEnv();
const { fetch } = globalThis;

afterAll(() => {
  const message = "a file that changes its process needs isolation: see e2e/vitest.config.ts";
  expect(readEnv(), message).toEqual(env);
  expect([globalThis.fetch === fetch, vi.isFakeTimers()], message).toEqual([true, false]);
});

/** The environment without the variable that sharp sets when it loads. */
function readEnv(): NodeJS.Dict<string> {
  const { VIPSHOME: _, ...rest } = process.env;
  return rest;
}
