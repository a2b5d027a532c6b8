import { randomBytes } from "node:crypto";
import { renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { appOfFile } from "../../support/app-of-file";
import { filesIn } from "../../support/data-dir";
import { imageFile } from "../../support/images";
import { type InstanceUser, signInStudents } from "../../support/instance-users";
import { pdf } from "../../support/pdfs";
import { canMount, SmallDisk } from "../../support/small-disk";

const { app, folder } = appOfFile();
const storageDir = path.join(folder, "storage");
const uploadsDir = path.join(folder, "uploads");
let user: InstanceUser;
let file: Buffer;
beforeAll(async () => {
  [user] = (await signInStudents(app.origin, app.sql, 1)) as [InstanceUser];
  file = await pdf(randomBytes(100_000).toString("hex"));
}, 180_000);

async function upload(): Promise<Response> {
  const body = new FormData();
  body.append("kind", "resume");
  body.append("file", new File([new Uint8Array(file)], "cv.pdf"));
  return user.call("POST", "/api/documents", body);
}

const writePost = () => user.call("POST", "/api/posts", { content: "Bonjour" });

async function writeIllustratedPost(): Promise<Response> {
  const body = new FormData();
  body.append("content", "Dix images");
  for (let index = 0; index < 10; index++) body.append("images[]", await imageFile("#336699", 1600, 1200));
  return user.call("POST", "/api/posts", body);
}

const readPosts = () => user.call("GET", "/api/posts");
const documents = () => app.sql`select path from documents order by id`;

async function expectError(response: Response, status: number, code: string): Promise<void> {
  const body = await response.json();
  expect([response.status, body.code]).toEqual([status, code]);
  expect(body.message).toMatch(code === "storage_full" ? /storage is full/ : /Storage is unavailable/);
  if (status === 503) expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
}

async function deleteDocuments(): Promise<void> {
  await app.sql`delete from documents`;
  rmSync(storageDir, { recursive: true });
}

/** Expects a row for every stored file, a file for every row, and no temporary files. */
async function expectNothingHalfStored(): Promise<void> {
  const paths = (await documents()).map((row) => row.path);
  expect(filesIn(storageDir)).toEqual(paths.sort());
  expect(filesIn(uploadsDir)).toEqual([]);
}

test("responds with 503 while the storage path is a file instead of a folder", async () => {
  expect((await upload()).status).toBe(201);
  renameSync(storageDir, `${storageDir}.aside`);
  writeFileSync(storageDir, "");
  await expectError(await upload(), 503, "storage_unavailable");
  expect((await writePost()).status, "a post without files").toBe(201);
  rmSync(storageDir);
  renameSync(`${storageDir}.aside`, storageDir);
  expect((await upload()).status).toBe(201);
  await expectNothingHalfStored();
});

test("responds with 503 to writes while the database is read-only", async () => {
  const { pathname } = new URL(app.database);
  const setReadOnly = async (value: "on" | "off") => {
    await app.sql.unsafe(`set default_transaction_read_only = off`);
    await app.sql.unsafe(`alter database ${pathname.slice(1)} set default_transaction_read_only = ${value}`);
    // Returns once the connections have ended: until then, one could still run a query.
    await app.sql`select pg_terminate_backend(pid, 10000) from pg_stat_activity
      where application_name = 'preau' and datname = ${pathname.slice(1)}`;
  };
  await setReadOnly("on");
  onTestFinished(() => setReadOnly("off"));
  await expect.poll(async () => (await readPosts()).status).toBe(200);
  await expectError(await writePost(), 503, "storage_unavailable");
  await expectError(await upload(), 503, "storage_unavailable");
  await expectNothingHalfStored();
  await setReadOnly("off");
  await expect.poll(async () => (await writePost()).status).toBe(201);
});

test("responds with 507 to writes while the database has no space", async () => {
  await app.sql.unsafe(`create function raise_disk_full() returns trigger language plpgsql
    as $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
  await app.sql`create trigger disk_full before insert on posts execute function raise_disk_full()`;
  await expectError(await writePost(), 507, "storage_full");
  expect((await readPosts()).status).toBe(200);
  await app.sql`drop function raise_disk_full cascade`;
  expect((await writePost()).status).toBe(201);
});

const isMountable = canMount();
const disks: SmallDisk[] = [];
afterAll(() => {
  for (const disk of disks) disk.unmount();
});

function mountSmall(dir: string): SmallDisk {
  const disk = new SmallDisk(dir, 100);
  disks.push(disk);
  onTestFinished(() => {
    disks.splice(disks.indexOf(disk), 1);
    disk.unmount();
  });
  return disk;
}

const withDisks = isMountable ? "" : " (skipped: file systems cannot be mounted here)";

test.skipIf(!isMountable)(
  `responds with 507 when the storage folder is full, and stores nothing of the file${withDisks}`,
  async () => {
    await deleteDocuments();
    const disk = mountSmall(storageDir);
    await expectError(await upload(), 507, "storage_full");
    await expectNothingHalfStored();
    await expectError(await writeIllustratedPost(), 507, "storage_full");
    await expectNothingHalfStored();
    expect((await writePost()).status, "a post without files").toBe(201);
    disk.resize(2000);
    expect((await upload()).status).toBe(201);
    disk.setReadOnly(true);
    await expectError(await upload(), 503, "storage_unavailable");
    await expectNothingHalfStored();
    disk.setReadOnly(false);
    expect((await upload()).status).toBe(201);
    await app.sql`delete from documents`;
  },
);

test.skipIf(!isMountable)(
  `responds with 507 or 503 when the upload folder is full or read-only${withDisks}`,
  async () => {
    const disk = mountSmall(uploadsDir);
    await expectError(await upload(), 507, "storage_full");
    await expectNothingHalfStored();
    disk.setReadOnly(true);
    await expectError(await upload(), 503, "storage_unavailable");
    disk.setReadOnly(false);
    disk.resize(2000);
    expect((await upload()).status).toBe(201);
  },
);
