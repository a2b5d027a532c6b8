import { expect, test } from "vitest";
import { CircuitBreaker, CircuitOpenError } from "./circuit-breaker";

const outage = new Error("no response");
const rejection = new Error("rejected");
const fail = (error: Error) => () => Promise.reject(error);

test("an outage opens the circuit; after the cooldown, one successful call closes it", async () => {
  let now = 0;
  const breaker = new CircuitBreaker(
    1000,
    (error) => error === outage,
    () => now,
  );
  const outcome = (call: () => Promise<unknown>) => breaker.run(call).catch((error) => error);
  expect(await outcome(fail(outage))).toBe(outage);
  expect(await outcome(async () => "response")).toBeInstanceOf(CircuitOpenError);
  now = 1000;
  const [trial, other] = await Promise.all([outcome(fail(outage)), outcome(async () => "response")]);
  expect([trial, other]).toEqual([outage, expect.any(CircuitOpenError)]);
  now = 2000;
  expect(await outcome(async () => "response")).toBe("response");
  expect(await Promise.all([outcome(async () => 1), outcome(async () => 2)])).toEqual([1, 2]);
});

test("a rejected call counts as a response and does not open the circuit", async () => {
  const breaker = new CircuitBreaker(1000, (error) => error === outage);
  await expect(breaker.run(fail(rejection))).rejects.toBe(rejection);
  expect(await breaker.run(async () => "response")).toBe("response");
});
