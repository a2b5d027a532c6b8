import { beforeEach, expect, test, vi } from "vitest";
import { log } from "@/lib/core/log";
import { logErrors } from "./log-errors";
import { runForEach } from "./run-for-each";

const lines = vi.spyOn(log, "error").mockReturnValue();
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-29T08:00:00Z") });
  lines.mockClear();
  return () => vi.useRealTimers();
});

const error = new Error("no");
const rejects = () => Promise.reject(error);

test("logs an error that a row has every two seconds at once, and then every ten minutes with a count", async () => {
  for (let second = 0; second <= 1200; second += 2) {
    await runForEach([{ id: 1 }], "a post was not announced", rejects);
    vi.advanceTimersByTime(2000);
  }
  const line = { err: error, id: 1 };
  expect(lines.mock.calls).toEqual([
    [line, "a post was not announced"],
    [{ ...line, repeated: 299 }, "a post was not announced"],
    [{ ...line, repeated: 299 }, "a post was not announced"],
  ]);
});

test("logs each row and each task separately, and again when one fails after a success", async () => {
  const fields = { task: "update-presence" };
  await runForEach([{ id: 2 }, { id: 3 }], "a post was not announced", rejects);
  await logErrors(fields, "a scheduled task failed", rejects);
  await logErrors(fields, "a scheduled task failed", async () => {});
  await logErrors(fields, "a scheduled task failed", rejects);
  await logErrors(fields, "a scheduled task failed", rejects);
  expect(lines.mock.calls.map(([line]) => line)).toEqual([
    { err: error, id: 2 },
    { err: error, id: 3 },
    { err: error, ...fields },
    { err: error, ...fields },
  ]);
});

test("logs each occurrence of an hourly error", async () => {
  for (let hour = 0; hour < 2; hour++) {
    await runForEach([{ id: 4 }], "a group was not deleted", rejects);
    vi.advanceTimersByTime(3_600_000);
  }
  expect(lines).toHaveBeenCalledTimes(2);
});
