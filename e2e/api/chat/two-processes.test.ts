import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import postgres, { type Sql } from "postgres";
import Client from "pusher-js";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freePort } from "@/scripts/services/ports";
import { root } from "@/scripts/services/supervised-process";
import { createScratchDir, removeScratchDir } from "@/scripts/test/scratch";
import { type AppInstance, startApp } from "../../support/app-instance";
import { type InstanceUser, signInStudents } from "../../support/instance-users";

/** Two application processes on one database and one realtime server. */
const folder = createScratchDir();
let app: AppInstance;
let sql: Sql;
let second: { origin: string; stop: () => void };
let key: string;
beforeAll(async () => {
  app = await startApp(folder);
  sql = postgres(app.database, { max: 2, onnotice: () => {} });
  const env = environmentOf(app.application());
  key = String(env.PUSHER_KEY);
  second = await startSecond(env);
}, 180_000);
afterAll(async () => {
  second?.stop();
  await sql?.end();
  await app?.close();
  removeScratchDir(folder);
}, 60_000);

test("a message posted to one process reaches a client of the other, and limits and counts are one", async () => {
  const [ines, marc] = (await signInStudents(app.origin, sql, 2)) as [InstanceUser, InstanceUser];
  await sql`insert into friendships (user_id, friend_id) values (${ines.id}, ${marc.id}), (${marc.id}, ${ines.id})`;
  const started = await ines.call("POST", "/api/chat/conversations/direct", { user_id: marc.id });
  const id: number = (await started.json()).conversation_id;
  const received: number[] = [];
  const client = await subscribe(marc, `private-conversation-${id}`, ({ id }) => received.push(id));
  const sent: number[] = [];
  const path = `/api/chat/conversations/${id}/messages`;
  const send = async (origin: string) => {
    const answer = await call(origin, ines, "POST", path, { content: "Bonjour" });
    if (answer.status === 201) sent.push((await answer.json()).data.id);
    return answer.status;
  };
  for (let at = 0; at < 10; at++)
    expect([await send(app.origin), await send(second.origin)]).toEqual([201, 201]);
  expect(await send(app.origin)).toBe(429);
  expect(await send(second.origin)).toBe(429);
  await vi.waitUntil(() => received.length === sent.length, 10_000);
  expect(received).toEqual(sent);
  for (const origin of [app.origin, second.origin]) {
    const page = await (await call(origin, marc, "GET", path)).json();
    expect([page.total, page.conversation.unread_count]).toEqual([20, 20]);
  }
  client.disconnect();
}, 60_000);

function call(origin: string, { token }: InstanceUser, method: string, path: string, body?: object) {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  return fetch(origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}

async function subscribe(user: InstanceUser, name: string, onMessage: (event: { id: number }) => void) {
  const client = new Client(key, {
    cluster: "",
    wsHost: "127.0.0.1",
    wsPort: Number(new URL(second.origin).port),
    forceTLS: false,
    enabledTransports: ["ws"],
    channelAuthorization: {
      customHandler: async ({ socketId, channelName }, callback) => {
        const body = { socket_id: socketId, channel_name: channelName };
        const answer = await call(second.origin, user, "POST", "/broadcasting/auth", body);
        callback(null, await answer.json());
      },
    },
  });
  const channel = client.subscribe(name);
  await new Promise<void>((resolve) => channel.bind("pusher:subscription_succeeded", resolve));
  channel.bind("message:created", onMessage);
  return client;
}

function environmentOf(pid: number): Record<string, string> {
  const entries = readFileSync(`/proc/${pid}/environ`, "utf8").split("\0").filter(Boolean);
  return Object.fromEntries(entries.map((entry) => entry.split(/=(.*)/s).slice(0, 2)));
}

async function startSecond(env: Record<string, string>) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { NODE_CHANNEL_FD: _, ...own } = env;
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/server/main.ts"], {
    cwd: root,
    env: { ...own, PORT: String(port) } as unknown as NodeJS.ProcessEnv,
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  await vi.waitUntil(async () => (await fetch(`${origin}/api/health`).catch(() => null))?.ok, 60_000);
  return { origin, stop: () => child.kill() };
}
