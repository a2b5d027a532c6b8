import { beforeAll, expect, test, vi } from "vitest";
import { log } from "@/lib/core/log";
import { deliver } from "./deliver";

beforeAll(() => {
  log.level = "silent";
});

test("limits pending calls to a server that hangs", async () => {
  const warned = vi.spyOn(log, "warn");
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const outcomes = Array.from({ length: 700 }, () => deliver("event", () => finished));
  expect(warned).toHaveBeenCalledTimes(200);
  finish();
  expect((await Promise.all(outcomes)).filter(Boolean)).toHaveLength(500);
});

test("a lost connection loses only its own event, and a timeout those of the next second", async () => {
  const failed = (cause: object) => () =>
    Promise.reject(Object.assign(new Error("failed"), { error: cause }));
  expect(await deliver("event", failed({ code: "ECONNRESET", type: "system" }))).toBe(false);
  expect(await deliver("event", async () => {})).toBe(true);
  expect(await deliver("event", failed({ type: "aborted" }))).toBe(false);
  expect(await deliver("event", async () => {})).toBe(false);
});
