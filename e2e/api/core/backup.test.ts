import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { lockIds } from "@/lib/core/database/lock-ids";
import { createScratchDir, removeScratchDir } from "@/scripts/test/scratch";
import { type AppInstance, startApp } from "../../support/app-instance";
import {
  countRows,
  hashFile,
  ownedPaths,
  readArchive,
  runCommand,
  startCommand,
  withDatabase,
} from "../../support/backup";
import { signInAt } from "../../support/instance-users";
import { newStudents, request, type Student, startLoad } from "../../support/site-under-load";

const folder = createScratchDir();
const restoredFolder = createScratchDir();
const archive = path.join(createScratchDir(), "site.tar");
/** What the start of a school without an administrator prints. */
const adminHint = "npm run user -- create --role admin";
let site: AppInstance;
let students: Student[];

beforeAll(async () => {
  site = await startApp(folder);
  await vi.waitUntil(() => site.output().includes(adminHint), { timeout: 30_000 });
  await site.sql`insert into users (name, username, email, password_hash, role)
    values ('Ada', 'ada', 'boss@test.invalid', '', 'admin')`;
  students = await newStudents(site, 6, 4);
  // Inserts so many rows that the backup takes a while.
  await withDatabase(
    site.database,
    (sql) => sql`insert into contact_messages (name, email, content, locale)
      select 'Ada', 'ada@test.invalid', repeat(md5(n::text), 10), 'fr' from generate_series(1, 60000) n`,
  );
}, 180_000);
afterAll(async () => {
  await site.close();
  for (const folderPath of [folder, restoredFolder, path.dirname(archive)]) removeScratchDir(folderPath);
}, 60_000);

test("restores a site that was in use during the backup", async () => {
  const [reader] = students as [Student];
  const links = await documentLinks(site.origin, reader);
  const load = startLoad(site, students.slice(3));
  const backup = startCommand("backup", archive, { DATA_DIR: folder });
  await vi.waitUntil(() => backupRuns(), { timeout: 30_000, interval: 20 });
  await deleteDocuments(students.slice(1));
  const result = await backup.result;
  expect(await load.stop()).toBeGreaterThan(0);
  expect(result).toMatchObject({ code: 0 });
  expect(statSync(archive).mode & 0o777).toBe(0o600);
  expect(existsSync(`${archive}.unfinished`)).toBe(false);

  const restored = await runCommand("restore", archive, { DATA_DIR: restoredFolder });
  expect(restored).toMatchObject({ code: 0 });
  expect(statSync(path.join(restoredFolder, "secrets.json")).mode & 0o777).toBe(0o600);
  const copy = await startApp(restoredFolder);
  try {
    await expectSameAsArchive(copy);
    await expectAtHome(copy, links);
    expect(copy.output()).not.toContain(adminHint);
  } finally {
    await copy.close();
  }
}, 180_000);

/** Tables that the worker of the restored site changes: it runs tasks, adds up counter changes and counts weeks. */
const changedByWorker = ["scheduled_tasks", "counter_changes", "counters"];
const countedByWorker = ["weekly_activity", "weekly_activity_changes"];
const isLeftByWorker = ([name]: [string, unknown]) =>
  ![...changedByWorker, ...countedByWorker].includes(name);

/** Expects the rows and files of the archive in the restored site, and a file for every row that owns one. */
async function expectSameAsArchive(copy: AppInstance): Promise<void> {
  const { rows, files } = await readArchive(archive);
  const counted = Object.entries(await countRows(copy.database));
  expect(Object.fromEntries(counted.filter(isLeftByWorker))).toMatchObject(
    Object.fromEntries(Object.entries(rows).filter(isLeftByWorker)),
  );
  expect(rows.contact_messages).toBe(60_000);
  const paths = await ownedPaths(copy.database);
  expect(paths.length).toBeGreaterThan(students.length);
  for (const file of paths) expect([file, files[file]]).toEqual([file, expect.any(String)]);
  for (const [file, hash] of Object.entries(files)) expect(await hashFile(restoredFolder, file)).toBe(hash);
  for (const file of paths) {
    const original = await hashFile(folder, file);
    if (original) expect(files[file]).toBe(original);
  }
}

/** Expects that earlier passwords, sessions and signed links work, and that images are served. */
async function expectAtHome(copy: AppInstance, links: string[]): Promise<void> {
  const [reader, second] = students as [Student, Student];
  expect((await request(copy.origin, reader, "/api/user")).status).toBe(200);
  const session = await signInAt(copy.origin, second.email);
  expect((await request(copy.origin, session, "/api/user")).status).toBe(200);
  expect((await request(copy.origin, { token: "wrong" }, "/api/user")).status).toBe(401);
  for (const link of links) {
    const response = await request(copy.origin, reader, `/storage/${link}`);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  }
  const feed = await (await request(copy.origin, reader, "/api/posts")).json();
  const images = feed.data.data.flatMap((post: { images: { url: string }[] }) => post.images);
  expect(images.length).toBeGreaterThan(0);
  for (const { url } of images) expect((await request(copy.origin, reader, url)).status).toBe(200);
}

test("keeps the file of a deleted document only while a backup runs", async () => {
  const [student] = await newStudents(site, 1, 2);
  const [first, second] = (student as Student).documents as [number, number];
  const paths = await withDatabase(
    site.database,
    (sql) => sql`select id, path from documents where id in (${first}, ${second})
    order by id`,
  );
  const exists = () => paths.map(({ path: name }) => existsSync(path.join(folder, "storage", name)));
  const remove = async (id: number) =>
    expect(
      (await request(site.origin, student as Student, `/api/documents/${id}`, { method: "DELETE" })).ok,
    ).toBe(true);
  await withDatabase(site.database, (sql) =>
    sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(${lockIds.backup})`;
      await remove(first);
    }),
  );
  expect(exists()).toEqual([true, true]);
  await remove(second);
  expect(exists()).toEqual([true, false]);
});

test("rejects an altered or truncated archive before it writes anything", async () => {
  const whole = readFileSync(archive);
  const altered = Buffer.from(whole);
  const middle = Math.floor(whole.length / 2);
  altered[middle] = (altered[middle] ?? 0) ^ 1;
  const target = path.join(path.dirname(archive), "target");
  for (const [name, content] of Object.entries({ altered, truncated: whole.subarray(0, -2000) })) {
    const file = path.join(path.dirname(archive), `${name}.tar`);
    writeFileSync(file, content);
    const { code, output } = await runCommand("restore", file, { DATA_DIR: target });
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/is not a backup or is damaged .* nothing was restored/),
    ]);
    expect(existsSync(target)).toBe(false);
  }
});

test("never restores over an existing site or writes a backup over an existing file", async () => {
  const running = await runCommand("restore", archive, { DATA_DIR: folder });
  expect(running).toMatchObject({ code: 1, output: expect.stringContaining("holds something already") });
  const stopped = await runCommand("restore", archive, { DATA_DIR: restoredFolder });
  expect(stopped).toMatchObject({ code: 1, output: expect.stringContaining("holds something already") });
  const before = readFileSync(archive);
  const again = await runCommand("backup", archive, { DATA_DIR: folder });
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining("exists already") });
  expect(readFileSync(archive).equals(before)).toBe(true);
});

async function backupRuns(): Promise<boolean> {
  const [row] = await site.sql`select exists (select from pg_locks where locktype = 'advisory'
    and objid = ${lockIds.backup} and mode = 'ExclusiveLock') as held`;
  return row?.held;
}

async function deleteDocuments(owners: Student[]): Promise<void> {
  await Promise.all(
    owners.map(async (student) => {
      for (const id of student.documents)
        await request(site.origin, student, `/api/documents/${id}`, { method: "DELETE" });
    }),
  );
}

/** Signed links to a student's documents, valid for five minutes. */
async function documentLinks(origin: string, student: Student): Promise<string[]> {
  const { data } = await (await request(origin, student, "/api/documents")).json();
  expect(data.length).toBe(student.documents.length);
  return data.map(({ path: link }: { path: string }) => link);
}
