import { expect, test } from "vitest";
import { type BodyTimes, readTimed } from "./timed-body";

const times: BodyTimes = { timeoutMs: 400, windowMs: 100, minBytesPerSecond: 100 };

/** A body whose chunks come one by one, `everyMs` apart; without an end it stays open. */
function bodyOf(chunks: number[], everyMs: number, ends = true) {
  let timer: NodeJS.Timeout | undefined;
  const chunksLeft = [...chunks];
  return new ReadableStream<Uint8Array>({
    start(controller) {
      timer = setInterval(() => {
        const size = chunksLeft.shift();
        if (size !== undefined) controller.enqueue(new Uint8Array(size));
        else if (ends) {
          clearInterval(timer);
          controller.close();
        }
      }, everyMs);
    },
    cancel: () => clearInterval(timer),
  });
}

async function bytesOf(body: ReadableStream<Uint8Array>): Promise<number> {
  let bytes = 0;
  try {
    for await (const chunk of readTimed(body, times, () => new Error("late"))) bytes += chunk.length;
    return bytes;
  } finally {
    await body.cancel();
  }
}

test("reads a body that comes fast enough", async () => {
  expect(await bytesOf(bodyOf([50, 50, 50], 20))).toBe(150);
  expect(await bytesOf(bodyOf([], 5))).toBe(0);
});

test("rejects a body that arrives too slowly, stops or takes too long", async () => {
  await expect(bytesOf(bodyOf([1, 1, 1, 1, 1, 1, 1, 1], 20))).rejects.toThrow("late");
  await expect(bytesOf(bodyOf([50], 10, false))).rejects.toThrow("late");
  await expect(bytesOf(bodyOf(Array(60).fill(50), 10))).rejects.toThrow("late");
});

test("leaves the rest of a rejected body readable", async () => {
  const body = bodyOf([50, 50, 50], 5);
  for await (const chunk of readTimed(body, times, () => new Error("late"))) {
    expect(chunk.length).toBe(50);
    break;
  }
  expect(await bytesOf(body)).toBe(100);
});
