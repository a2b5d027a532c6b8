import { statSync, utimesSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { createRandom } from "@/db/seed/random";
import { imagePaths } from "@/lib/core/images/urls";
import { diskStorage } from "@/lib/core/storage/disk";
import { appOfFile } from "../../support/app-of-file";
import { filesIn } from "../../support/data-dir";
import { imageFile } from "../../support/images";
import { type InstanceUser, signInStudents } from "../../support/instance-users";
import {
  type Acknowledged,
  emptyAcknowledged,
  imagePostSuffix,
  imagesPerPost,
  keepWriting,
} from "../../support/mixed-writes";
import { pdf } from "../../support/pdfs";

// KILLS=100 is the long run; each kill takes the time of a restart.
const { KILLS = "4", KILL_SEED = "1" } = process.env;
const kills = Number(KILLS);
const writers = 8;
const longestBetween = 2000;
const uploads = 50;

const { app, folder } = appOfFile();
const storageDir = path.join(folder, "storage");

test(
  `killing the application at ${kills} random moments loses no acknowledged write and stores no partial one`,
  async () => {
    const users = await signInStudents(app.origin, app.sql, writers);
    const samples = {
      image: await imageFile("#336699", 400, 300),
      resume: new File([new Uint8Array(await pdf())], "cv.pdf"),
    };
    const done = emptyAcknowledged();
    const stop = new AbortController();
    const writing = users.map((user, index) =>
      keepWriting(user, createRandom(`${KILL_SEED} writer ${index}`), samples, done, stop.signal),
    );
    const random = createRandom(`${KILL_SEED} kills`);
    for (let index = 0; index < kills; index++) await killApplication(random.between(0, longestBetween));
    await vi.waitUntil(() => Math.min(...Object.values(sizesOf(done))) > 0, {
      timeout: 60_000,
      interval: 50,
    });
    stop.abort();
    await Promise.all(writing);

    await expectAcknowledgedStored(done);
    await expectFilesOfRows();
    await deleteOrphanedFiles();
    expect(filesIn(storageDir)).toEqual(await pathsOfRows());
    expect(await app.sql`select path from stored_files order by path`).toEqual(await ownedPaths());
    await expectCountersRight();
    const counts = { ...sizesOf(done), restarts: app.output().split("starting it again").length - 1 };
    console.log(JSON.stringify(counts));
    expect(counts.restarts).toBeGreaterThanOrEqual(kills);
  },
  kills * 30_000 + 120_000,
);

test("killing the application during fifty uploads leaves no application without its resume", async () => {
  await vi.waitUntil(isHealthy, { timeout: 60_000, interval: 100 });
  const jobId = await newJob();
  const students = await signInStudents(app.origin, app.sql, uploads);
  const file = await pdf("x".repeat(3000));
  const acknowledged: number[] = [];
  const waiting = [...students];
  const upload = async () => {
    for (let student = waiting.pop(); student; student = waiting.pop()) {
      const id = await apply(student, jobId, file).catch(() => null);
      // Kills from the response itself: fifty uploads take less time than a polling interval.
      if (id && acknowledged.push(id) === 5) process.kill(app.application(), "SIGKILL");
    }
  };
  // Ten at a time: if all ran at once, all might be acknowledged when the fifth response is read.
  await Promise.all(Array.from({ length: 10 }, upload));
  expect(acknowledged.length).toBeLessThan(uploads);

  await vi.waitUntil(isHealthy, { timeout: 60_000, interval: 100 });
  const rows = await app.sql<{ id: number; path: string; size: number }[]>`
    select a.id, d.path, d.size from applications a join documents d on d.id = a.resume_id order by a.id`;
  const storedIds = rows.map(({ id }) => id);
  expect(acknowledged.filter((id) => !storedIds.includes(id))).toEqual([]);
  const storage = diskStorage(storageDir);
  for (const { path, size } of rows) expect(await storage.stat(path)).toEqual({ size });
  const [counted] = await app.sql`select applications_count as n from job_postings where id = ${jobId}`;
  expect(counted?.n).toBe(rows.length);

  expect((await students[0]?.call("GET", "/api/applications"))?.status).toBe(200);
}, 180_000);

let killed: number | undefined;

async function killApplication(afterMilliseconds: number): Promise<void> {
  await vi.waitUntil(isHealthy, { timeout: 60_000, interval: 100 });
  await delay(afterMilliseconds);
  // The writers here would exceed every rate limit.
  await app.sql`delete from rate_limits`;
  const pid = await vi.waitUntil(() => findLiveApplication(), { timeout: 60_000, interval: 100 });
  killed = pid;
  process.kill(pid, "SIGKILL");
}

function findLiveApplication(): number | false {
  const pid = app.application();
  return pid !== undefined && pid !== killed && pid;
}

async function isHealthy(): Promise<boolean> {
  if (!findLiveApplication()) return false;
  return fetch(`${app.origin}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function expectAcknowledgedStored({ posts, comments, likes, documents }: Acknowledged): Promise<void> {
  const contents = await app.sql<{ id: number; content: string }[]>`select id, content from posts`;
  const written = new Map(contents.map(({ id, content }) => [id, content]));
  expect([...posts].filter(([id, content]) => written.get(id) !== content)).toEqual([]);
  const commentIds = new Set((await app.sql`select id from comments`).map(({ id }) => id));
  expect(comments.filter((id) => !commentIds.has(id))).toEqual([]);
  const liked = new Set(
    (await app.sql`select post_id, user_id from likes`).map((row) => `${row.post_id} ${row.user_id}`),
  );
  expect(likes.filter(([postId, userId]) => !liked.has(`${postId} ${userId}`))).toEqual([]);
  const documentIds = new Set((await app.sql`select id from documents`).map(({ id }) => id));
  const stateOf = (id: number) => (documentIds.has(id) ? "kept" : "deleted");
  expect([...documents].filter(([id, state]) => state !== "deletion sent" && stateOf(id) !== state)).toEqual(
    [],
  );
}

/** Expects that every row has its files and a post all of its images, even if its response was not acknowledged. */
async function expectFilesOfRows(): Promise<void> {
  const files = new Set(filesIn(storageDir));
  expect((await pathsOfRows()).filter((file) => !files.has(file))).toEqual([]);
  const documents = await app.sql<{ path: string; size: number }[]>`select path, size from documents`;
  expect(documents.filter((row) => statSync(path.join(storageDir, row.path)).size !== row.size)).toEqual([]);
  expect(
    await app.sql`select p.id from posts p where p.content like ${`%${imagePostSuffix}`}
      and (select count(*) from post_images i where i.post_id = p.id) <> ${imagesPerPost}`,
  ).toEqual([]);
}

async function pathsOfRows(): Promise<string[]> {
  const images = await app.sql<{ path: string; width: number }[]>`select path, width from post_images`;
  const documents = await app.sql<{ path: string }[]>`select path from documents`;
  return [...images.flatMap(imagePaths), ...documents.map((row) => row.path)].sort();
}

const ownedPaths = () => app.sql`select path from documents union select path from post_images order by path`;

/** Makes the instance's worker delete orphaned files as if ten minutes had passed. */
async function deleteOrphanedFiles(): Promise<void> {
  const before = new Date(Date.now() - 10 * 60_000);
  const dirs = [storageDir, path.join(folder, "uploads")];
  for (const dir of dirs) for (const file of filesIn(dir)) utimesSync(path.join(dir, file), before, before);
  const findOrphans = async () => {
    await app.sql`update scheduled_tasks set due_at = now() where name = 'delete-orphaned-files'`;
    const owned = new Set(await pathsOfRows());
    return [
      ...filesIn(storageDir).filter((file) => !owned.has(file)),
      ...filesIn(path.join(folder, "uploads")),
    ];
  };
  console.log(JSON.stringify({ orphanedFiles: (await findOrphans()).length }));
  await expect.poll(findOrphans, { timeout: 60_000, interval: 500 }).toEqual([]);
}

async function expectCountersRight(): Promise<void> {
  const wrong = await app.sql`select p.id from posts p
    where p.likes_count <> (select count(*) from likes l where l.post_id = p.id)
      or p.comments_count <> (select count(*) from comments c where c.post_id = p.id and c.status = 'published')`;
  expect(wrong).toEqual([]);
  const [feed] =
    await app.sql`select sum(value)::int as value, (select count(*)::int from posts where status = 'published'
    and audience = 'public') as counted from counter_values where name = 'feed:public'`;
  expect(feed?.value).toBe(feed?.counted);
}

const sizesOf = ({ posts, comments, likes, documents }: Acknowledged) => ({
  posts: posts.size,
  comments: comments.length,
  likes: likes.length,
  documents: documents.size,
});

async function apply({ call }: InstanceUser, jobId: number, file: Buffer): Promise<number | null> {
  const body = new FormData();
  body.append("job_posting_id", String(jobId));
  body.append("resume", new File([new Uint8Array(file)], "cv.pdf"));
  const response = await call("POST", "/api/applications", body);
  return response.status === 201 ? (await response.json()).data.id : null;
}

async function newJob(): Promise<number> {
  const [row] = await app.sql`
    with made as (insert into companies (name, status) values ('Ébène', 'active') returning id)
    insert into job_postings (company_id, title, description, requirements, location, application_deadline)
    select id, 'Stage', 'x', 'x', 'Lyon', current_date + 30 from made returning id`;
  return row?.id;
}
