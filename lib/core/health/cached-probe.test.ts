import { afterEach, expect, test, vi } from "vitest";
import { log } from "@/lib/core/log";
import { cachedProbe } from "./cached-probe";

afterEach(() => vi.useRealTimers());

test("probes share one check until it expires", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const check = vi.fn(async () => {});
  const probe = cachedProbe("storage", check, { ttlMs: 1000, timeoutMs: 1000 });
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
  const probe = cachedProbe("storage", () => new Promise(() => {}), { ttlMs: 1000, timeoutMs: 5 });
  expect(await probe()).toBe(false);
});

test("logs why a service does not respond, once until it responds again", async () => {
  const warn = vi.spyOn(log, "warn").mockReturnValue();
  const info = vi.spyOn(log, "info").mockReturnValue();
  const check = vi.fn(async () => {});
  const probe = cachedProbe("storage", check, { ttlMs: -1, timeoutMs: 1000 });
  expect(await probe()).toBe(true);
  const error = new Error("The specified bucket does not exist");
  check.mockRejectedValueOnce(error).mockRejectedValueOnce(error);
  expect([await probe(), await probe()]).toEqual([false, false]);
  expect(warn.mock.calls).toEqual([[{ service: "storage", err: error }, "the service does not respond"]]);
  expect(info).not.toHaveBeenCalled();
  expect([await probe(), await probe()]).toEqual([true, true]);
  expect(info.mock.calls).toEqual([[{ service: "storage" }, "the service responds again"]]);
});
