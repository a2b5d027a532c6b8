import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import S3rver from "s3rver";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  countRows,
  describeSchema,
  hashTables,
  readArchive,
  startCommand,
  withDatabase,
} from "@/e2e/support/backup";
import { fillDatabase, openCluster, settingsOf, storeFiles } from "@/e2e/support/backup-source";
import { migrationsFolder, readJournal } from "../app/migrate";
import { freePort } from "../services/ports";
import { startServices } from "../services/start";
import { Teardown } from "../services/teardown";
import { createScratchDir, removeScratchDir } from "../test/scratch";
import { ArchiveReader } from "./archive-reader";
import { ArchiveWriter } from "./archive-writer";
import { createBackup } from "./create-backup";
import { loadDatabase } from "./load-database";
import { openArchive } from "./open-archive";
import { restoreBackup } from "./restore-backup";

type Cluster = Awaited<ReturnType<typeof openCluster>>;

const folder = createScratchDir();
const archive = path.join(folder, "site.tar");
let source: Cluster;
let other: Cluster;
let sourceUrl: string;
let files: Record<string, Buffer>;

beforeAll(async () => {
  [source, other] = await Promise.all([openCluster(), openCluster()]);
  sourceUrl = await source.newDatabase();
  await fillDatabase(sourceUrl);
  files = await storeFiles(source.dataDir);
  await backup(archive, { DATABASE_URL: sourceUrl, DATA_DIR: source.dataDir });
}, 120_000);
afterAll(async () => {
  for (const { stop, dataDir } of [source, other]) {
    await stop();
    removeScratchDir(dataDir);
  }
  removeScratchDir(folder);
}, 60_000);

async function backup(file: string, env: Record<string, string>) {
  const teardown = new Teardown();
  return createBackup(file, settingsOf(env), teardown).finally(() => teardown.run());
}

async function restore(file: string, env: Record<string, string>) {
  const teardown = new Teardown();
  return restoreBackup(file, settingsOf(env), teardown).finally(() => teardown.run());
}

const newFolder = () => path.join(folder, `data-${Math.random().toString(36).slice(2)}`);

test("restores every row of every table into another PostgreSQL, and continues with the next id", async () => {
  const [DATABASE_URL, DATA_DIR] = [await other.newDatabase(), newFolder()];
  await restore(archive, { DATABASE_URL, DATA_DIR });
  expect(await hashTables(DATABASE_URL)).toEqual(await hashTables(sourceUrl));
  expect(await describeSchema(DATABASE_URL)).toEqual(await describeSchema(sourceUrl));
  expect(await countRows(DATABASE_URL)).toMatchObject({ users: 50, posts: 50, comments: 50 });
  expect(existsSync(path.join(DATA_DIR, "postgres"))).toBe(false);
  const [row] = await withDatabase(
    DATABASE_URL,
    (sql) => sql`
    insert into posts (user_id, content) values (1, 'x') returning id, comments_count`,
  );
  expect(row).toEqual({ id: 51, comments_count: 0 });
  const orphan = withDatabase(
    DATABASE_URL,
    (sql) => sql`insert into posts (user_id, content) values (999, 'x')`,
  );
  await expect(orphan).rejects.toThrow("foreign key");
  const [counted] = await withDatabase(DATABASE_URL, async (sql) => {
    await sql`insert into comments (post_id, user_id, content) values (51, 1, 'x')`;
    return sql`select comments_count from posts where id = 51`;
  });
  expect(counted).toEqual({ comments_count: 1 });
});

test("migrates the archive of an older version to the newest migration", async () => {
  const url = await other.newDatabase();
  const migrations = path.join(folder, "migrations");
  const newest = await copyWithMigration(
    migrations,
    "alter table posts add column subtitle text default 'x'",
  );
  const opened = await openArchive(archive);
  await loadDatabase(url, opened, new AbortController().signal, migrations);
  await opened.reader.close();
  expect(await countRows(url)).toMatchObject({ users: 50, posts: 50 });
  const applied = await withDatabase(
    url,
    (sql) => sql`select created_at::text as at from drizzle.__drizzle_migrations order by id`,
  );
  expect(applied.map(({ at }) => Number(at))).toEqual([...opened.manifest.migrations, newest]);
  const [post] = await withDatabase(
    url,
    (sql) => sql`
    update posts set status = 'deleted' where id = 1 returning subtitle,
      (select sum(value)::int from counter_values where name = 'feed:public') as counted`,
  );
  expect(post).toEqual({ subtitle: "x", counted: 50 });
  const [feed] = await withDatabase(
    url,
    (sql) => sql`select sum(value)::int as value from counter_values where name = 'feed:public'`,
  );
  expect(feed, "triggers work").toEqual({ value: 49 });
});

/** Copies the migrations of this version and adds one; returns its `when`. */
async function copyWithMigration(target: string, statement: string): Promise<number> {
  cpSync(migrationsFolder, target, { recursive: true });
  const journal = await readJournal(target);
  const when = (journal.entries.at(-1)?.when ?? 0) + 1;
  const added = { idx: journal.entries.length, version: "7", when, tag: "9999_next", breakpoints: true };
  writeFileSync(
    path.join(target, "meta/_journal.json"),
    JSON.stringify({ ...journal, entries: [...journal.entries, added] }),
  );
  writeFileSync(path.join(target, "9999_next.sql"), statement);
  return when;
}

test("rejects the archive of a newer version, and one of the demo outside of its embedded database", async () => {
  const [newer, demo] = [await source.newDatabase(), await source.newDatabase()];
  for (const url of [newer, demo]) await fillDatabase(url);
  await withDatabase(
    newer,
    (sql) => sql`
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)`,
  );
  await withDatabase(demo, (sql) =>
    sql.unsafe(`comment on database ${new URL(demo).pathname.slice(1)} is 'done'`),
  );
  for (const [url, reason] of [
    [newer, "another version"],
    [demo, "demo school"],
  ] as const) {
    const file = path.join(folder, `${new URL(url).pathname.slice(1)}.tar`);
    await backup(file, { DATABASE_URL: url, DATA_DIR: source.dataDir });
    const target = { DATABASE_URL: await other.newDatabase(), DATA_DIR: newFolder() };
    await expect(restore(file, target)).rejects.toThrow(reason);
    expect([await countRows(target.DATABASE_URL), existsSync(target.DATA_DIR)]).toEqual([{}, false]);
  }
});

test("rejects a database or a folder that is not empty, and a file instead of a folder", async () => {
  const DATA_DIR = newFolder();
  const filled = restore(archive, { DATABASE_URL: sourceUrl, DATA_DIR });
  await expect(filled).rejects.toThrow("holds something already");
  expect(existsSync(DATA_DIR)).toBe(false);
  mkdirSync(DATA_DIR);
  writeFileSync(path.join(DATA_DIR, "mine"), "");
  await expect(restore(archive, { DATA_DIR })).rejects.toThrow("holds something already (mine)");
  const file = path.join(DATA_DIR, "mine");
  await expect(restore(archive, { DATA_DIR: file })).rejects.toThrow(`${file} cannot be read (ENOTDIR)`);
  expect(readdirSync(DATA_DIR)).toEqual(["mine"]);
  rmSync(file);
  // A new disk has this folder.
  mkdirSync(path.join(DATA_DIR, "lost+found"));
  const DATABASE_URL = await other.newDatabase();
  expect(await restore(archive, { DATABASE_URL, DATA_DIR })).toMatchObject({ files: 6 });
});

test("a restore that fails at its last table leaves nothing behind", async () => {
  const wrong = path.join(folder, "wrong.tar");
  await copyWithWrongCount(wrong);
  const DATABASE_URL = await other.newDatabase();
  const environments: Record<string, string>[] = [{ DATABASE_URL }, {}];
  for (const env of environments) {
    const DATA_DIR = newFolder();
    const failing = restore(wrong, { ...env, DATA_DIR });
    await expect(failing).rejects.toThrow("left nothing behind: users has 50 rows instead of 51");
    expect(existsSync(DATA_DIR)).toBe(false);
  }
  expect(await countRows(DATABASE_URL)).toEqual({});
});

async function copyWithWrongCount(file: string): Promise<void> {
  const reader = await ArchiveReader.open(archive);
  const writer = await ArchiveWriter.create(file);
  for await (const entry of reader.entries()) {
    if (/^(checksums\/|end\.json$)/.test(entry.name)) continue;
    const content = (await reader.readWhole(entry)).toString("latin1").replace('"users":50', '"users":51');
    await writer.add(entry.name, Buffer.from(content, "latin1"));
  }
  await writer.finish();
  await reader.close();
}

test("a restore that is interrupted leaves nothing behind", async () => {
  const DATA_DIR = newFolder();
  const { child, result } = startCommand("restore", archive, { DATA_DIR });
  const isStarted = () => existsSync(path.join(DATA_DIR, "restore/storage"));
  await vi.waitUntil(isStarted, { timeout: 30_000, interval: 5 });
  child.kill("SIGTERM");
  await result;
  expect(existsSync(DATA_DIR)).toBe(false);
});

test("does not start in a folder with an interrupted restore", async () => {
  const DATA_DIR = newFolder();
  mkdirSync(path.join(DATA_DIR, "restore"), { recursive: true });
  await expect(startServices({ dataDir: DATA_DIR })).rejects.toThrow("runs or was cut off");
  await expect(restore(archive, { DATA_DIR })).rejects.toThrow("holds something already (restore)");
});

test("moves files into a bucket and back", async () => {
  const directory = path.join(folder, "s3");
  mkdirSync(directory, { recursive: true });
  const port = await freePort();
  const server = new S3rver({
    port,
    address: "127.0.0.1",
    silent: true,
    directory,
    configureBuckets: [{ name: "preau", configs: [] }],
  });
  await server.run();
  const bucket = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: "preau",
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
  };
  const target = { ...bucket, DATABASE_URL: await other.newDatabase(), DATA_DIR: newFolder() };
  expect(await restore(archive, target)).toMatchObject({ files: Object.keys(files).length });
  const back = path.join(folder, "back.tar");
  await backup(back, target);
  expect(await readArchive(back)).toEqual(await readArchive(archive));
  await expect(
    restore(archive, { ...bucket, DATABASE_URL: await other.newDatabase(), DATA_DIR: newFolder() }),
  ).rejects.toThrow("storage holds files already");
  await server.close();
  const stopped = { ...bucket, DATABASE_URL: await other.newDatabase(), DATA_DIR: newFolder() };
  await expect(restore(archive, stopped)).rejects.toThrow(
    "The storage cannot be read, and nothing was restored: connect ECONNREFUSED",
  );
  expect(existsSync(stopped.DATA_DIR)).toBe(false);
}, 120_000);
