import http from "node:http";
import { beforeAll, expect, test } from "vitest";
import { buildUrl } from "@/lib/core/api/client";
import { exportUsers } from "@/lib/users/management-contract";
import { type ApiClient, tokenClient } from "../../support/api";
import { origin } from "../../support/environment";
import { insertPost } from "../../support/posts";
import { admin, student } from "../../support/users";

let client: ApiClient;
beforeAll(async () => {
  client = await tokenClient(await student());
});

const readPost = (path: string) => client.json<{ data: { id: number } }>(`/api/posts/${path}`);

test("reads parameters from the path, not from the query", async () => {
  const [{ id }, other] = await Promise.all([insertPost(), insertPost()]);
  for (const query of [`id=${other.id}`, `nxtPid=${other.id}`, `nxtIid=${other.id}`]) {
    const { status, body } = await readPost(`${id}?${query}`);
    expect([status, body.data.id], query).toEqual([200, id]);
  }
});

test("decodes parameters, and reads no part of another path", async () => {
  const { id } = await insertPost();
  expect((await readPost(`%3${String(id)[0]}${String(id).slice(1)}`)).body.data.id).toBe(id);
  expect((await readPost(`${id}%2Fcomments`)).status).toBe(404);
});

test("redirects irregular paths", async () => {
  for (const path of ["/api/posts/", "/api//posts"]) {
    const { status, headers } = await client.fetch(path);
    expect([status, headers.get("location")], path).toEqual([308, "/api/posts"]);
  }
});

test("compresses a download", async () => {
  const moderator = await tokenClient(await admin());
  const { status, headers } = await moderator.fetch(buildUrl(exportUsers, { query: { format: "csv" } }));
  expect([status, headers.get("content-encoding")]).toEqual([200, "gzip"]);
});

test("a call that is rejected before its body was read leaves the connection usable for the next one", async () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const call = (body?: string) =>
    new Promise<{ status?: number; port?: number }>((resolve, reject) => {
      const request = http.request(
        `${origin}/api/posts`,
        { agent, method: body ? "POST" : "GET" },
        (response) => {
          const { statusCode: status, socket } = response;
          const port = socket.localPort;
          response.on("end", () => resolve({ status, port })).resume();
        },
      );
      request.on("error", reject).end(body);
    });
  const rejected = await call("x".repeat(200_000));
  expect([rejected.status, (await call()).port]).toEqual([401, rejected.port]);
  agent.destroy();
});
