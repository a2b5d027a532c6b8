import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import {
  createClient,
  next,
  publisher,
  startTestServer,
  subscribe,
  type TestServer,
} from "@/e2e/support/realtime-server";

const event = JSON.stringify({ name: "news", channels: ["room"], data: "{}" });

type Parts = {
  body?: string;
  sent?: string;
  key?: string;
  secret?: string;
  age?: number;
  md5?: string;
  before?: string;
  more?: string;
};

/** A call signed by hand, so that each part can be wrong on its own. */
async function call(server: TestServer, parts: Parts = {}): Promise<number> {
  const {
    body = event,
    sent = body,
    key = server.app.key,
    secret = server.app.secret,
    age = 0,
    before = "",
    more = "",
  } = parts;
  const md5 = parts.md5 ?? createHash("md5").update(body).digest("hex");
  const time = Math.floor(Date.now() / 1000) - age;
  const query = `auth_key=${key}&auth_timestamp=${time}&auth_version=1.0&body_md5=${md5}`;
  const path = `/apps/${server.app.id}/events`;
  const signature = createHmac("sha256", secret).update(`POST\n${path}\n${query}`).digest("hex");
  const url = `http://127.0.0.1:${server.port}${path}?${before}${query}&auth_signature=${signature}${more}`;
  return (await fetch(url, { method: "POST", body: sent })).status;
}

test("accepts a signed call, but rejects it if any part was changed", async () => {
  const server = await startTestServer();
  const room = await subscribe(createClient(server), "room");
  const received = next(room, "news");
  expect(await call(server)).toBe(200);
  await received;
  let more = 0;
  room.bind("news", () => {
    more += 1;
  });
  const changed = event.replace("{}", "[]");
  expect(await call(server, { secret: "another" })).toBe(401);
  expect(await call(server, { key: "another" })).toBe(401);
  expect(await call(server, { sent: changed })).toBe(401);
  expect(
    await call(server, { sent: changed, md5: createHash("md5").update(changed).digest("hex"), secret: "" }),
  ).toBe(401);
  expect(await call(server, { more: "&auth_timestamp=1" })).toBe(401);
  expect(await call(server, { more: "&AUTH_KEY=x" })).toBe(401);
  expect(await call(server, { more: "&info=x" })).toBe(401);
  expect(await call(server, { before: "auth_version=2.0&" })).toBe(401);
  const last = next(room, "last");
  await publisher(server).trigger("room", "last", {});
  await last;
  expect(more).toBe(0);
});

test("a signature is valid for ten minutes", async () => {
  const server = await startTestServer();
  expect(await call(server, { age: 590 })).toBe(200);
  expect(await call(server, { age: 610 })).toBe(401);
  expect(await call(server, { age: -610 })).toBe(401);
});

test("responds only to /up without a signature", async () => {
  const { app, port } = await startTestServer();
  const status = async (path: string, method = "GET", body?: string) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { method, body })).status;
  expect(await status("/up")).toBe(200);
  expect(await status(`/apps/${app.id}/events`, "POST", event)).toBe(401);
  expect(await status(`/apps/${app.id}/channels`)).toBe(401);
  expect(await status(`/apps/${app.id}/users/5/terminate_connections`, "POST", "{}")).toBe(401);
  expect(await status("/apps/other/channels")).toBe(404);
  expect(await status("/")).toBe(404);
  expect(await status("//[/%")).toBe(404);
});

test("delivers data of 10 KB, and rejects larger data and an endless body", async () => {
  const server = await startTestServer();
  const room = await subscribe(createClient(server), "room");
  const whole = next<string>(room, "news");
  await publisher(server).trigger("room", "news", `"${"x".repeat(10_238)}"`);
  expect(await whole).toHaveLength(10_238);
  const large = publisher(server).trigger("room", "news", `"${"é".repeat(5_200)}"`);
  await expect(large).rejects.toMatchObject({ status: 413 });
  expect(await call(server, { body: "x".repeat(2_000_000) })).toBe(413);
});

test("responds with 400 to a signed call that is invalid", async () => {
  const server = await startTestServer();
  const nonsense = [
    "",
    "[]",
    "{",
    '{"name":"news","channels":["room"]}',
    '{"name":"news","channels":[],"data":""}',
    '{"name":"news","channels":["no spaces"],"data":""}',
    '{"name":"news","channels":["room"],"data":{}}',
    `{"name":"${"x".repeat(201)}","channels":["room"],"data":""}`,
    JSON.stringify({ name: "news", data: "", channels: Array.from({ length: 101 }, (_, i) => `room-${i}`) }),
  ];
  for (const body of nonsense) expect([body, await call(server, { body })]).toEqual([body, 400]);
});
