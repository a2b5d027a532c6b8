import type { ChildProcess } from "node:child_process";
import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { killWhenHung } from "./hang-detection";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watchedChild() {
  const child = Object.assign(new EventEmitter(), { kill: vi.fn() });
  killWhenHung(child as unknown as ChildProcess, () => {});
  return child;
}

test("kills a ready process after twenty silent seconds", () => {
  const child = watchedChild();
  child.emit("message", { ready: true });
  vi.advanceTimersByTime(15_000);
  child.emit("message", "alive");
  vi.advanceTimersByTime(19_000);
  expect(child.kill).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(child.kill).toHaveBeenCalledWith("SIGKILL");
});

test("gives a starting process two minutes", () => {
  const child = watchedChild();
  vi.advanceTimersByTime(119_000);
  expect(child.kill).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(child.kill).toHaveBeenCalledWith("SIGKILL");
});
