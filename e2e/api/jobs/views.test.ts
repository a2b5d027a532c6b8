import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Viewer } from "@/lib/core/auth/viewer";
import { sql } from "../../support/database";
import { databaseUrl } from "../../support/environment";
import { insertJob } from "../../support/jobs";
import { student } from "../../support/users";
import { isolatedEnv } from "../../support/worker-instance";

// The server's clock is in another time zone than the school's.
Object.assign(process.env, isolatedEnv(databaseUrl), { TZ: "UTC" });
const { recordView } = await import("@/lib/jobs/views");
const { connection } = await import("@/db/client");

beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterAll(() => void vi.useRealTimers());

test("counts one view per day and session, by the day in Paris", async () => {
  const viewer = { ...(await student()), sessionId: crypto.randomUUID() } as unknown as Viewer<"student">;
  const [twoDays, oneDay, last] = [await insertJob(), await insertJob(), await insertJob()];
  recordViews(viewer, twoDays, ["2026-07-14T21:50:00Z", "2026-07-14T22:10:00Z"]);
  recordViews(viewer, oneDay, ["2026-07-14T23:50:00Z", "2026-07-15T00:10:00Z"]);
  recordViews(viewer, last, ["2026-07-15T00:10:00Z"]);
  await expect.poll(() => countViews(last), { timeout: 10_000 }).toBe(1);
  // Ending the pool completes the queries that still run.
  await connection().sql.end();
  expect([await countViews(twoDays), await countViews(oneDay)]).toEqual([2, 1]);
});

function recordViews(viewer: Viewer, { id }: { id: number }, times: string[]): void {
  for (const time of times) {
    vi.setSystemTime(time);
    recordView(viewer, id);
  }
}

async function countViews({ id }: { id: number }): Promise<number> {
  const [row] = await sql`
    select coalesce(sum(views), 0)::int as views from job_views where job_posting_id = ${id}`;
  return row?.views;
}
