import { expect, test } from "vitest";
import { inTurn } from "./in-turn";

/** Work that ends when it is told to. */
function job(pixels: number) {
  let end: (result: "done") => void = () => {};
  let fail: (error: Error) => void = () => {};
  const state = { begun: false };
  const result = inTurn(pixels, 50, () => {
    state.begun = true;
    return new Promise<"done">((resolve, reject) => {
      end = resolve;
      fail = reject;
    });
  });
  return { state, result, end: () => end("done"), fail: () => fail(new Error("unreadable")) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const begun = (jobs: ReturnType<typeof job>[]) => jobs.map(({ state }) => state.begun);

test("pictures are made two at a time, in the order they came", async () => {
  const jobs = [job(10), job(10), job(10), job(10)] as const;
  await settled();
  expect(begun([...jobs])).toEqual([true, true, false, false]);
  jobs[1].end();
  expect(await jobs[1].result).toBe("done");
  await settled();
  expect(begun([...jobs])).toEqual([true, true, true, false]);
  for (const each of jobs) {
    await settled();
    each.end();
    await each.result;
  }
});

test("a very large picture is made alone, and those that came later do not overtake it", async () => {
  const [small, large, later] = [job(10), job(45), job(1)];
  await settled();
  expect(begun([small, large, later])).toEqual([true, false, false]);
  small.end();
  await settled();
  expect(begun([small, large, later])).toEqual([true, true, true]);
  large.end();
  later.end();
  await Promise.all([large.result, later.result]);
});

test("a picture that fails makes room for the next", async () => {
  const [one, other, next] = [job(1), job(1), job(1)];
  await settled();
  one.fail();
  await expect(one.result).rejects.toThrow("unreadable");
  await settled();
  expect(begun([next])).toEqual([true]);
  other.end();
  next.end();
  await Promise.all([other.result, next.result]);
});
