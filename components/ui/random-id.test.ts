import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { randomId } from "./random-id";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("makes UUIDs that differ, also where the browser has no `randomUUID`", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 100 }, randomId);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});
