import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPausableTimer } from "./pausable-timer";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("expires after its duration", () => {
  const onDone = vi.fn();
  createPausableTimer(5000, onDone);
  vi.advanceTimersByTime(4999);
  expect(onDone).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onDone).toHaveBeenCalledOnce();
});

test("pauses until every reason to pause has ended, then continues with the remaining time", () => {
  const onDone = vi.fn();
  const timer = createPausableTimer(5000, onDone);
  vi.advanceTimersByTime(3000);
  timer.pause("pointer");
  timer.pause("focus");
  vi.advanceTimersByTime(60_000);
  timer.resume("pointer");
  vi.advanceTimersByTime(60_000);
  expect(onDone).not.toHaveBeenCalled();
  timer.resume("focus");
  vi.advanceTimersByTime(1999);
  expect(onDone).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onDone).toHaveBeenCalledOnce();
});

test("does nothing after being stopped", () => {
  const onDone = vi.fn();
  createPausableTimer(5000, onDone).stop();
  vi.advanceTimersByTime(10_000);
  expect(onDone).not.toHaveBeenCalled();
});
