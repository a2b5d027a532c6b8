import { expect, test } from "vitest";
import { HandshakeRate } from "./handshake-rate";

test("a burst opens at once, later handshakes wait, and too many are rejected", () => {
  const rate = new HandshakeRate({ perSecond: 10, burst: 3, maxWaitMs: 250 });
  expect(Array.from({ length: 7 }, () => rate.reserve("a", 5000))).toEqual([0, 0, 0, 100, 200, null, null]);
  expect(rate.reserve("b", 5000), "another network").toBe(0);
});

test("a network has its full burst again after a while, and no more", () => {
  const rate = new HandshakeRate({ perSecond: 10, burst: 2, maxWaitMs: 1000 });
  for (let index = 0; index < 4; index++) rate.reserve("a", 5000);
  expect(rate.reserve("a", 5300)).toBe(0);
  expect(rate.reserve("a", 5300)).toBe(100);
  expect(Array.from({ length: 3 }, () => rate.reserve("a", 60_000))).toEqual([0, 0, 100]);
});
