import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { databaseUrl } from "../../support/environment";
import { isolatedEnv } from "../../support/worker-instance";

Object.assign(process.env, isolatedEnv(databaseUrl));
const { runMaintenanceTransaction } = await import("@/db/client");

test("runs two long transactions at once, and the others in turn", async () => {
  let [started, running, most] = [0, 0, 0];
  const transactions = Array.from({ length: 5 }, (_, n) =>
    runMaintenanceTransaction(async (tx) => {
      started++;
      most = Math.max(most, ++running);
      await vi.waitUntil(() => running > 1 || started === 5, 5000);
      for (let times = 0; times < 10; times++) await tx.execute(sql`select 1`);
      running--;
      return n;
    }),
  );
  expect(await Promise.all(transactions)).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
});

test("a transaction that has waited too long is rejected and never runs, while later ones do", async () => {
  const ends: (() => void)[] = [];
  const held = [1, 2].map(() =>
    runMaintenanceTransaction(() => new Promise<void>((resolve) => ends.push(resolve))),
  );
  let hasRun = false;
  const late = runMaintenanceTransaction(async () => {
    hasRun = true;
  });
  await expect(late).rejects.toMatchObject({ code: "unavailable", status: 503 });
  for (const end of ends) end();
  await Promise.all(held);
  expect(await runMaintenanceTransaction(async () => "done")).toBe("done");
  expect(hasRun).toBe(false);
}, 30_000);
