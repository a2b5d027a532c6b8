import { randomUUID } from "node:crypto";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { activeChannel, userChannel } from "@/lib/core/realtime/channels";
import { s3Storage } from "@/lib/core/storage/s3";
import { contact } from "@/lib/site";
import { createScratchDir, removeScratchDir } from "@/scripts/test/scratch";
import { type AppCluster, readsReplica, startCluster } from "../../support/app-cluster";
import { imageFile } from "../../support/images";
import { type InstanceUser, signInStudents } from "../../support/instance-users";
import { randomKey } from "../../support/random-key";
import { callAt, subscribeAt } from "../../support/second-process";

const delayMs = 5000;
const folder = createScratchDir();
let cluster: AppCluster;
let first: string;
let second: string;

beforeAll(async () => {
  cluster = await startCluster(folder, delayMs);
  [first, second] = cluster.origins;
}, 180_000);
afterAll(async () => {
  await cluster?.close();
  removeScratchDir(folder);
}, 60_000);

const waits = { timeout: 30_000, interval: 100 };

const signIn = <T extends InstanceUser[]>(count: T["length"]) =>
  signInStudents(first, cluster.sql, count) as Promise<T>;

async function befriend(one: InstanceUser, other: InstanceUser): Promise<void> {
  await cluster.sql`insert into friendships (user_id, friend_id)
    values (${one.id}, ${other.id}), (${other.id}, ${one.id})`;
}

/** Calls both processes at the same time. */
function callBoth(user: InstanceUser, method: string, path: string, body?: object): Promise<Response[]> {
  return Promise.all([first, second].map((origin) => callAt(origin, user, method, path, body)));
}

async function statuses(user: InstanceUser): Promise<number[]> {
  return (await callBoth(user, "GET", "/api/user")).map(({ status }) => status);
}

async function readBoth<T>(user: InstanceUser, path: string): Promise<T[]> {
  return Promise.all((await callBoth(user, "GET", path)).map((response) => response.json() as Promise<T>));
}

async function createPost(origin: string, user: InstanceUser, content: string): Promise<number> {
  const response = await callAt(origin, user, "POST", "/api/posts", { content, audience: "public" });
  expect(response.status).toBe(201);
  return (await response.json()).data.id;
}

test.concurrent("a session starts and ends in both processes at once, and so does a ban", async () => {
  const [leaving, banned, admin] = await signIn<[InstanceUser, InstanceUser, InstanceUser]>(3);
  await cluster.sql`update users set role = 'admin' where id = ${admin.id}`;
  expect([await statuses(leaving), await statuses(banned)]).toEqual([
    [200, 200],
    [200, 200],
  ]);
  expect((await callAt(second, leaving, "POST", "/api/logout")).status).toBe(200);
  expect(await statuses(leaving)).toEqual([401, 401]);
  const ban = { status: "suspended", reason: "Insultes" };
  expect((await callAt(first, admin, "PUT", `/api/admin/users/${banned.id}/status`, ban)).status).toBe(200);
  expect(await statuses(banned)).toEqual([401, 401]);
});

test.concurrent("both processes share limits and counters", async () => {
  const students = await signIn<[InstanceUser, InstanceUser, InstanceUser]>(3);
  const [student] = students;
  const post = `/api/posts/${await createPost(first, student, "Publication")}`;
  const statuses: number[] = [];
  for (let round = 0; round < 12; round++) {
    const responses = await callBoth(student, "POST", `${post}/comments`, { content: "Bravo" });
    statuses.push(...responses.map(({ status }) => status));
    // Extends the minute of the limit beyond the duration of the test.
    await cluster.sql`update rate_limits set expire = now() + interval '1 hour' where key = ${`comments:${student.id}`}`;
  }
  expect(statuses).toEqual([...Array(20).fill(201), ...Array(4).fill(429)]);
  for (let round = 0; round < 5; round++) {
    const responses = await Promise.all(students.map((user) => callBoth(user, "POST", `${post}/like`)));
    expect(responses.flat().map(({ status }) => status)).toEqual(Array(6).fill(200));
  }
  for (const { data } of await readBoth<{ data: object }>(student, post))
    expect(data).toMatchObject({ comments_count: 20, likes_count: 3, liked: true });
});

test.concurrent("presence and chat connect users of both realtime servers", async () => {
  const [ines, marc] = await signIn<[InstanceUser, InstanceUser]>(2);
  await befriend(ines, marc);
  const started = await callAt(first, ines, "POST", "/api/chat/conversations/direct", { user_id: marc.id });
  const { conversation_id: id } = await started.json();
  const tabs = await Promise.all([
    openTab(first, ines, id), //
    openTab(second, marc, id),
  ]);
  const statusesOf = async (user: InstanceUser, viewer: InstanceUser) => {
    const lists = await readBoth<Presence>(viewer, `/api/presence?user_ids=${user.id}`);
    return lists.map(({ data }) => data[0]?.status).join();
  };
  await vi.waitUntil(async () => (await statusesOf(marc, ines)) === "online,online", waits);
  await vi.waitUntil(async () => (await statusesOf(ines, marc)) === "online,online", waits);
  const sent = ["un", "deux", "trois", "quatre"];
  for (const [index, content] of sent.entries()) {
    const [origin, sender] = index % 2 ? ([first, marc] as const) : ([second, ines] as const);
    const response = await callAt(origin, sender, "POST", `/api/chat/conversations/${id}/messages`, {
      content,
    });
    expect(response.status).toBe(201);
  }
  for (const { received } of tabs) await vi.waitUntil(() => received.length === sent.length, waits);
  for (const { received } of tabs) expect([...received].sort()).toEqual([...sent].sort());
  tabs[1]?.client.disconnect();
  // Users are shown offline after a grace period, which lasts longer than this test.
  const lowerSince = async () =>
    (await cluster.sql`select lower_since from presence where user_id = ${marc.id}`)[0]?.lower_since;
  await vi.waitUntil(async () => (await lowerSince()) !== null, waits);
  tabs[0]?.client.disconnect();
}, 90_000);

type Presence = { data: { status: string }[] };

/** Opens an active page with the conversation open. */
async function openTab(origin: string, user: InstanceUser, conversationId: number) {
  const { client } = await subscribeAt(origin, cluster.realtimeKey, user, userChannel(user.id));
  client.subscribe(activeChannel(user.id));
  const channel = client.subscribe(`private-conversation-${conversationId}`);
  const received: string[] = [];
  channel.bind("message:created", ({ message }: { message: { content: string } }) =>
    received.push(message.content),
  );
  await new Promise<void>((resolve) => channel.bind("pusher:subscription_succeeded", resolve));
  return { client, received };
}

test.concurrent("an image uploaded to one process is stored in the bucket, and the other serves and deletes it", async () => {
  const [student] = await signIn<[InstanceUser]>(1);
  const body = new FormData();
  body.append("content", "Une image");
  body.append("images[]", await imageFile());
  const response = await student.call("POST", "/api/posts", body);
  expect(response.status).toBe(201);
  const { id, images } = (await response.json()).data;
  const url: string = images[0].url;
  const [one, other] = (await callBoth(student, "GET", url)) as [Response, Response];
  expect([one.status, other.status]).toEqual([200, 200]);
  const bytes = Buffer.from(await one.arrayBuffer());
  expect(bytes.equals(Buffer.from(await other.arrayBuffer()))).toBe(true);
  const storage = s3Storage(cluster.bucket, path.join(folder, "temp"));
  const [row] = await cluster.sql`select path from post_images where post_id = ${id}`;
  expect(await storage.stat(row?.path)).toEqual({ size: bytes.length });
  expect((await callAt(second, student, "DELETE", `/api/posts/${id}`)).status).toBe(200);
  expect((await callBoth(student, "GET", url)).map(({ status }) => status)).toEqual([404, 404]);
  await vi.waitUntil(async () => (await storage.stat(row?.path)) === null, waits);
});

test.concurrent("an author reads a new post at once in both processes, and visitors once the replica has it", async () => {
  const [student] = await signIn<[InstanceUser]>(1);
  const lists = async (word: string, user?: InstanceUser) => {
    const headers = user && { authorization: `Bearer ${user.token}` };
    const pages = [first, second].map(async (origin) => {
      const response = await fetch(`${origin}/api/posts`, { ...(headers && { headers }) });
      return (await response.text()).includes(word);
    });
    return Promise.all(pages);
  };
  // Repeats, because a machine may be slower than the replica.
  for (;;) {
    const word = randomUUID();
    const startedAt = Date.now();
    await createPost(first, student, word);
    const [own, visitors] = await Promise.all([lists(word, student), lists(word)]);
    expect(own).toEqual([true, true]);
    const isReplicaRead = (await Promise.all([first, second].map(readsReplica))).every(Boolean);
    if (!isReplicaRead || Date.now() - startedAt > delayMs - 500) continue;
    expect(visitors).toEqual([false, false]);
    return vi.waitUntil(async () => (await lists(word)).every(Boolean), waits);
  }
}, 90_000);

test.concurrent("cached pages of both processes show a new job and an edited site", async () => {
  const [admin] = await signIn<[InstanceUser]>(1);
  await cluster.sql`update users set role = 'admin' where id = ${admin.id}`;
  const word = randomKey();
  const title = `Stage ${word}`;
  const show = async (path: string, text: string) => {
    const read = async (origin: string) => (await fetch(origin + path)).text();
    return (await Promise.all([first, second].map(read))).map((page) => page.includes(text));
  };
  expect(await show("/offre", title)).toEqual([false, false]);
  const [company] =
    await cluster.sql`insert into companies (name, status) values (${word}, 'active') returning id`;
  await cluster.sql`insert into job_postings
    (company_id, title, description, requirements, location, type, application_deadline)
    values (${company?.id}, ${title}, 'x', 'x', 'Angers', 'internship', current_date + 9)`;
  await vi.waitUntil(async () => (await show(`/api/job-postings?q=${word}`, title)).every(Boolean), waits);
  const name = `Lycée ${word}`;
  const body = { ...contact, name };
  const edited = await callAt(second, admin, "PUT", "/api/admin/school-settings/contact", body);
  expect(edited.status).toBe(200);
  for (const text of [name, title])
    await vi.waitUntil(async () => (await show("/offre", text)).every(Boolean), waits);
}, 60_000);
