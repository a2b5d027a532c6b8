import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPausableTimer } from "./pausable-timer";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("runs out after its time", () => {
  const done = vi.fn();
  createPausableTimer(5000, done);
  vi.advanceTimersByTime(4999);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledOnce();
});

test("pauses until every reason to pause has ended, then continues with the remaining time", () => {
  const done = vi.fn();
  const timer = createPausableTimer(5000, done);
  vi.advanceTimersByTime(3000);
  timer.pause("pointer");
  timer.pause("focus");
  vi.advanceTimersByTime(60_000);
  timer.resume("pointer");
  vi.advanceTimersByTime(60_000);
  expect(done).not.toHaveBeenCalled();
  timer.resume("focus");
  vi.advanceTimersByTime(1999);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledOnce();
});

test("does nothing after being stopped", () => {
  const done = vi.fn();
  createPausableTimer(5000, done).stop();
  vi.advanceTimersByTime(10_000);
  expect(done).not.toHaveBeenCalled();
});
