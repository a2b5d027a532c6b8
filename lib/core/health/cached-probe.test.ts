import { afterEach, expect, test, vi } from "vitest";
import { cachedProbe } from "./cached-probe";

afterEach(() => vi.useRealTimers());

test("probes share one check until it expires", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const check = vi.fn(async () => {});
  const probe = cachedProbe(check, 1000, 1000);
  expect(await Promise.all([probe(), probe()])).toEqual([true, true]);
  vi.advanceTimersByTime(1000);
  expect(await probe()).toBe(true);
  expect(check).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  check.mockRejectedValueOnce(new Error("down"));
  expect(await probe()).toBe(false);
  expect(check).toHaveBeenCalledTimes(2);
});

test("a check that times out has failed", async () => {
  expect(await cachedProbe(() => new Promise(() => {}), 1000, 5)()).toBe(false);
});
