import { once } from "node:events";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { appOfFile } from "../../support/app-of-file";
import { type InstanceUser, signInStudents } from "../../support/instance-users";
import { randomKey } from "../../support/random-key";
import { callAt, environmentOf, startSecondProcess } from "../../support/second-process";
import { type StreamingReplica, startReplica } from "../../support/streaming-replica";

const delayMs = 5000;
const METRICS_TOKEN = "a-token-for-the-scraper";
const { app, folder } = appOfFile();
let replica: StreamingReplica;
/** A second process that reads from the replica; the application of the file does not. */
let reader: Awaited<ReturnType<typeof startSecondProcess>>;
let students: InstanceUser[];

beforeAll(async () => {
  students = await signInStudents(app.origin, app.sql, 3);
  replica = await startReplica(folder, delayMs);
  const env = environmentOf(app.application());
  reader = await startSecondProcess({ ...env, METRICS_TOKEN, DATABASE_REPLICA_URL: replica.url });
  await vi.waitUntil(async () => (await replicaHealth()) === "ok", 30_000);
}, 120_000);

afterAll(async () => {
  reader?.stop();
  await replica?.stop();
}, 30_000);

async function replicaHealth(): Promise<unknown> {
  const { status, replica } = await (await fetch(`${reader.origin}/api/health`)).json();
  expect(status).toBe("ok");
  return replica;
}

async function includesWord(path: string, word: string, user?: InstanceUser): Promise<boolean> {
  const headers = user && { authorization: `Bearer ${user.token}` };
  const response = await fetch(reader.origin + path, { ...(headers && { headers }) });
  expect(response.status).toBe(200);
  return (await response.text()).includes(word);
}

/** Repeats when the machine was slower than the replica. */
async function whileBehind<T>(act: () => Promise<T>): Promise<T> {
  for (;;) {
    const startedAt = Date.now();
    const result = await act();
    if (Date.now() - startedAt < delayMs - 500 && (await replicaHealth()) === "ok") return result;
  }
}

async function postAs(student: InstanceUser): Promise<string> {
  const word = randomKey();
  const body = { content: `Publication ${word}`, audience: "public" };
  expect((await callAt(reader.origin, student, "POST", "/api/posts", body)).status).toBe(201);
  return word;
}

test("users see a new post and job at once, visitors once the replica has them", async () => {
  const [student] = students as [InstanceUser];
  const results = await whileBehind(async () => {
    const word = await postAs(student);
    const title = `Stage ${word}`;
    const [company] =
      await app.sql`insert into companies (name, status) values (${word}, 'active') returning id`;
    await app.sql`insert into job_postings (company_id, title, description, requirements, location, type, application_deadline)
      values (${company?.id}, ${title}, 'x', 'x', 'Angers', 'internship', current_date + 9)`;
    const board = `/offre?q=${word}`;
    return {
      word,
      own: await includesWord("/api/posts", word, student),
      jobs: await includesWord(`/api/job-postings?q=${word}`, title, student),
      feed: await includesWord("/api/posts", word),
      search: await includesWord(`/api/posts/search?q=${word}`, `Publication ${word}`),
      publicJobs: await includesWord(`/api/job-postings?q=${word}`, title),
      board: await includesWord(board, title),
    };
  });
  const { word, ...shown } = results;
  const [yes, no] = [
    { own: true, jobs: true },
    { feed: false, search: false, publicJobs: false, board: false },
  ];
  expect(shown).toEqual({ ...yes, ...no });
  const paths = [
    "/api/posts",
    `/api/posts/search?q=${word}`,
    `/api/job-postings?q=${word}`,
    `/offre?q=${word}`,
  ];
  for (const path of paths) await vi.waitUntil(() => includesWord(path, ` ${word}`), 30_000);
}, 90_000);

test("a session, a ban and a sign-out take effect at once", async () => {
  const status = async (user: InstanceUser) => (await callAt(reader.origin, user, "GET", "/api/user")).status;
  // The replica contains the session of `banned`, but not yet that of `fresh`.
  const banned = students[2] as InstanceUser;
  const statuses = await whileBehind(async () => {
    await app.sql`update users set status = 'active' where id = ${banned.id}`;
    const [fresh] = (await signInStudents(app.origin, app.sql, 1)) as [InstanceUser];
    const before = [await status(fresh), await status(banned)];
    await app.sql`update users set status = 'suspended' where id = ${banned.id}`;
    await fresh.call("POST", "/api/logout");
    return [...before, await status(fresh), await status(banned)];
  });
  expect(statuses).toEqual([200, 200, 401, 401]);
}, 60_000);

test("reads from the primary when the replica is killed", async () => {
  const metrics = async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    return (await fetch(`${reader.origin}/metrics`, { headers })).text();
  };
  expect(await metrics()).toMatch(/\npreau_replica_up 1\n/);
  expect(await metrics()).toMatch(/\npreau_replica_lag_seconds \d/);
  let isReading = true;
  const read = async () => {
    let count = 0;
    for (; isReading; count++) await includesWord("/api/posts", "");
    return count;
  };
  const readers = [read(), read(), read()];
  const ended = once(replica.server, "exit");
  replica.server.kill("SIGKILL");
  await ended;
  const word = await postAs(students[1] as InstanceUser);
  await vi.waitUntil(() => includesWord("/api/posts", word), 20_000);
  await vi.waitUntil(async () => (await replicaHealth()) === "down", 20_000);
  expect(await metrics()).toMatch(/\npreau_replica_up 0\n/);
  isReading = false;
  expect(Math.min(...(await Promise.all(readers)))).toBeGreaterThan(0);
}, 60_000);
