import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { sql } from "../support/database";
import { lonelyEnv } from "../support/own-worker";
import { databaseUrl } from "../support/running";

Object.assign(process.env, lonelyEnv(databaseUrl));
const { doDuty, dueDuties } = await import("@/lib/worker/do-duty");

const name = `test ${randomUUID()}`;
afterAll(() => sql`delete from duties where name = ${name}`);

test("a duty is done by one at a time, when it is due, and again only when its time has come", async () => {
  let done = 0;
  let free = () => {};
  const held = new Promise<void>((resolve) => {
    free = resolve;
  });
  const duty = {
    name,
    everySeconds: 3600,
    work: async () => {
      done += 1;
      await held;
    },
  };
  expect([...(await dueDuties([duty]))]).toContain(name);
  const first = doDuty(duty);
  await expect.poll(() => done).toBe(1);
  expect(await doDuty(duty)).toBe(false);
  free();
  expect(await first).toBe(true);
  expect(await doDuty(duty)).toBe(false);
  expect([...(await dueDuties([duty]))]).not.toContain(name);
  expect(done).toBe(1);
});

test("a duty that fails is tried again at its next time, and stops nobody", async () => {
  await sql`update duties set due_at = now() where name = ${name}`;
  const failing = { name, everySeconds: 0, work: () => Promise.reject(new Error("no")) };
  expect(await doDuty(failing)).toBe(true);
  expect([...(await dueDuties([failing]))]).toContain(name);
});
