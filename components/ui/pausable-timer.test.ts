import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pausableTimer } from "./pausable-timer";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("runs out after its time", () => {
  const done = vi.fn();
  pausableTimer(5000, done);
  vi.advanceTimersByTime(4999);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledOnce();
});

test("pauses while held, then continues with the remaining time", () => {
  const done = vi.fn();
  const clock = pausableTimer(5000, done);
  vi.advanceTimersByTime(3000);
  clock.hold("pointer", true);
  clock.hold("focus", true);
  vi.advanceTimersByTime(60_000);
  clock.hold("pointer", false);
  vi.advanceTimersByTime(60_000);
  expect(done).not.toHaveBeenCalled();
  clock.hold("focus", false);
  vi.advanceTimersByTime(1999);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledOnce();
});

test("does nothing after being stopped", () => {
  const done = vi.fn();
  pausableTimer(5000, done).stop();
  vi.advanceTimersByTime(10_000);
  expect(done).not.toHaveBeenCalled();
});
