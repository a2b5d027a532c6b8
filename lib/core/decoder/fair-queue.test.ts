import { afterEach, expect, test, vi } from "vitest";
import { FairQueue, type Owner } from "./fair-queue";

afterEach(() => vi.useRealTimers());

/** A queue; `started` are the owners of the works that have begun, in order. */
function queueOf(slots: number) {
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  const queue = new FairQueue(slots);
  const started: Owner[] = [];
  const send = (owner: Owner, durationMs: number, count = 1) => {
    for (let n = 0; n < count; n++)
      void queue.run(owner, () => {
        started.push(owner);
        return new Promise<void>((resolve) => setTimeout(resolve, durationMs));
      });
  };
  return { queue, started, send };
}

test("runs as many jobs as there are slots, and one per owner", async () => {
  const { started, send } = queueOf(2);
  send(1, 100, 3);
  send(2, 100, 1);
  send(3, 100, 1);
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toEqual([1, 2]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(started).toHaveLength(5);
});

test("a new owner waits for one file of each other owner, not for all of their files", async () => {
  const { started, send } = queueOf(2);
  for (const owner of [1, 2, 3, 4, 5]) send(owner, 2000, 20);
  await vi.advanceTimersByTimeAsync(10_000);
  started.length = 0;
  send(6, 100);
  await vi.advanceTimersByTimeAsync(4000);
  expect(started).toContain(6);
});

test("serves owners equally who send equally", async () => {
  const { started, send } = queueOf(1);
  for (const owner of [1, 2, 3]) send(owner, 1000, 10);
  await vi.advanceTimersByTimeAsync(8999);
  expect(started.toSorted()).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3]);
});

test("new owners of cheap files do not delay others indefinitely", async () => {
  const { started, send } = queueOf(1);
  let owner = 100;
  for (let n = 0; n < 5; n++) send(owner++, 10);
  send(1, 500);
  await vi.advanceTimersByTimeAsync(550);
  expect(started.at(-1)).toBe(1);
  for (let n = 0; n < 5; n++) send(owner++, 10);
  send(1, 500);
  for (let n = 0; n < 200 && started.lastIndexOf(1) < 6; n++) {
    send(owner++, 10);
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(started.filter((startedOwner) => startedOwner === 1)).toHaveLength(2);
});

test("counts a job's cost, not its waiting time", async () => {
  const { queue, started, send } = queueOf(1);
  send(9, 100);
  void queue.run(1, async (charge) => charge(10));
  void queue.run(2, async (charge) => charge(50));
  send(2, 100);
  send(1, 100);
  await vi.advanceTimersByTimeAsync(1000);
  expect(started).toEqual([9, 1, 2]);
});

test("runs the application's own files concurrently", async () => {
  const { started, send } = queueOf(2);
  send(null, 100, 2);
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toEqual([null, null]);
});

test("a failed job frees its slot for the next", async () => {
  const { queue } = queueOf(1);
  await expect(queue.run(1, () => Promise.reject(new Error("unreadable")))).rejects.toThrow("unreadable");
  expect(await queue.run(1, async () => "done")).toBe("done");
});
