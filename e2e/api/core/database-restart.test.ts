import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { expect, test, vi } from "vitest";
import { appOfFile } from "../../support/app-of-file";
import { type InstanceUser, signInStudents } from "../../support/instance-users";

const { app } = appOfFile();

type Written = { posts: number[]; comments: { id: number; post: number }[] };

test("recovers from a killed database without losing an acknowledged write", async () => {
  const members = await signInStudents(app.origin, app.sql, 12);
  const [reader] = members as [InstanceUser];
  const written: Written = { posts: [], comments: [] };
  const errorStatuses = new Set<number>();
  let isWriting = true;
  const writers = members.map(async (member) => {
    while (isWriting) await write(member, written, errorStatuses);
  });
  await vi.waitUntil(() => written.posts.length > 20 && written.comments.length > 20, 20_000);
  expect([...errorStatuses]).toEqual([]);

  const supervisor = app.databaseSupervisor();
  process.kill(supervisor, "SIGSTOP");
  process.kill(app.server(), "SIGKILL");
  await vi.waitUntil(() => errorStatuses.size > 0, 10_000);
  await expectRetryAfter(reader);
  process.kill(supervisor, "SIGCONT");

  await databaseAnswers();
  await vi.waitUntil(async () => (await get("/api/posts", reader)).status === 200, 5000);
  await vi.waitUntil(async () => (await get("/student/dashboard", reader)).status === 200, 5000);
  const before = written.posts.length;
  await vi.waitUntil(() => written.posts.length > before, 10_000);
  isWriting = false;
  await Promise.all(writers);
  expect([...errorStatuses]).toEqual([503]);
  for (const id of written.posts) expect((await get(`/api/posts/${id}`, reader)).status).toBe(200);
  expect(await lostComments(written)).toEqual([]);
}, 90_000);

/** Expects JSON from the API and HTML from a page, both with Retry-After. */
async function expectRetryAfter(reader: InstanceUser): Promise<void> {
  const response = await get("/api/posts", reader);
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await response.json()).toMatchObject({ success: false, code: "unavailable" });
  for (const path of ["/student/dashboard", "/login"]) {
    const page = await get(path, reader, { accept: "text/html" });
    expect([path, page.status, page.headers.get("retry-after")]).toEqual([path, 503, "2"]);
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(await page.text()).toMatch(/<h1[^>]*>[^<]{5,}<\/h1>/);
  }
}

async function write(member: InstanceUser, written: Written, errorStatuses: Set<number>): Promise<void> {
  const post = await send("/api/posts", member, { content: randomUUID() });
  if (post.status === 429) return;
  if (post.status !== 201) return void errorStatuses.add(post.status);
  const { data } = await post.json();
  written.posts.push(data.id);
  const comment = await send(`/api/posts/${data.id}/comments`, member, { content: randomUUID() });
  if (comment.status === 429) return;
  if (comment.status !== 201) return void errorStatuses.add(comment.status);
  written.comments.push({ id: (await comment.json()).data.id, post: data.id });
}

async function lostComments({ comments }: Written): Promise<number[]> {
  const sql = postgres(app.database, { max: 1, onnotice: () => {} });
  const ids = comments.map(({ id }) => id);
  const rows = await sql<{ id: number }[]>`select id from comments where id = any(${ids})`;
  await sql.end();
  return ids.filter((id) => !rows.some((row) => row.id === id));
}

async function databaseAnswers(): Promise<void> {
  const sql = postgres(app.database, {
    max: 1,
    connect_timeout: 2,
    backoff: () => 0.05,
    onnotice: () => {},
  });
  await vi.waitUntil(() => sql`select 1`.catch(() => false), 20_000);
  await sql.end();
}

function get(
  path: string,
  { token, cookie }: InstanceUser,
  headers: Record<string, string> = {},
): Promise<Response> {
  const credentials: Record<string, string> = path.startsWith("/api/")
    ? { authorization: `Bearer ${token}` }
    : { cookie };
  return fetch(app.origin + path, { headers: { ...credentials, ...headers }, redirect: "manual" });
}

function send(path: string, { token }: InstanceUser, body: object): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  return fetch(app.origin + path, { method: "POST", headers, body: JSON.stringify(body) });
}
