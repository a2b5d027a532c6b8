import { afterAll, beforeAll, expect, test } from "vitest";
import { withDatabase } from "@/e2e/support/backup";
import { openCluster } from "@/e2e/support/backup-source";
import { removeScratchDir } from "../test/scratch";
import { migrateDatabase } from "./migrate";

type Cluster = Awaited<ReturnType<typeof openCluster>>;
let cluster: Cluster;

beforeAll(async () => {
  cluster = await openCluster();
}, 60_000);
afterAll(async () => {
  await cluster.stop();
  removeScratchDir(cluster.dataDir);
}, 60_000);

const otherBody = (
  name: string,
) => `create or replace function recompute_counters() returns void language sql as $$
  select '${name}' $$`;

async function recomputeSource(url: string): Promise<string> {
  const [row] = await withDatabase(
    url,
    (sql) => sql`select prosrc as source from pg_proc where proname = 'recompute_counters'`,
  );
  return row?.source;
}

test("several processes migrate an empty database at once", async () => {
  const url = await cluster.newDatabase();
  await Promise.all([1, 2, 3].map(() => migrateDatabase(url)));
  const rows = await withDatabase(url, (sql) => sql`select name from counters order by name`);
  expect(rows.map(({ name }) => name)).toEqual(["feed:members", "feed:public", "groups:public"]);
});

test("replaces a function only when the text of its file has changed", async () => {
  const url = await cluster.newDatabase();
  await migrateDatabase(url);
  const source = await recomputeSource(url);
  await withDatabase(url, (sql) => sql.unsafe(otherBody("kept")));
  await migrateDatabase(url);
  expect(await recomputeSource(url)).toContain("kept");
  await withDatabase(
    url,
    (sql) => sql`update drizzle.function_files set hash = 'older' where name = 'counters.sql'`,
  );
  await migrateDatabase(url);
  expect(await recomputeSource(url)).toBe(source);
});

test("every file of functions can be applied again", async () => {
  const url = await cluster.newDatabase();
  await migrateDatabase(url);
  await withDatabase(url, (sql) => sql`update drizzle.function_files set hash = 'older'`);
  await migrateDatabase(url);
  const [row] = await withDatabase(
    url,
    (sql) => sql`select count(*)::int as older from drizzle.function_files where hash = 'older'`,
  );
  expect(row).toEqual({ older: 0 });
});

test("refuses a database from before the baseline in a sentence that says what to do", async () => {
  const url = await cluster.newDatabase();
  await migrateDatabase(url);
  await withDatabase(
    url,
    (sql) => sql`update drizzle.__drizzle_migrations set created_at = created_at - 1000`,
  );
  await expect(migrateDatabase(url)).rejects.toThrow("Move its data folder away (DATA_DIR)");
});
