import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import http from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import WebSocket from "ws";
import { appOfFile } from "../../support/app-of-file";
import { type InstanceUser, signInStudents } from "../../support/instance-users";
import { environmentOf } from "../../support/second-process";
import { descendants } from "../../support/services-process";

const { app } = appOfFile({ WEB_CONCURRENCY: "2" });
const processes = () => descendants(app.running("scripts/server/cluster"));

type Call = { method?: string; body?: string; token?: string | undefined; agent: http.Agent | false };

/** Does not retry, like clients that use `fetch`. Without an agent, each call opens a connection, as another client would. */
function statusOf(url: string, { method = "GET", body, token, agent }: Call): Promise<number | string> {
  return new Promise((resolve) => {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { "content-type": "application/json", "content-length": Buffer.byteLength(body) }),
    };
    const request = http.request(url, { method, headers, agent }, (response) => {
      response.resume().on("end", () => resolve(Number(response.statusCode)));
      response.on("error", (error) => resolve(error.message));
    });
    request.on("error", (error) => resolve(error.message));
    request.end(body);
  });
}

const postBody = () => JSON.stringify({ content: `Publication ${randomUUID()}` });

/** Repeats the call until `stop`, which resolves to the number of responses by status. */
function keepCalling(call: () => Promise<number | string>): { stop: () => Promise<Record<string, number>> } {
  const counts: Record<string, number> = {};
  let isCalling = true;
  const work = (async () => {
    while (isCalling) {
      const status = await call();
      counts[status] = (counts[status] ?? 0) + 1;
    }
  })();
  return {
    stop: async () => {
      isCalling = false;
      await work;
      return counts;
    },
  };
}

/** Begins a post whose body arrives as slowly as the application permits; `finish` sends the rest. */
async function beginPost(origin: string, { token }: InstanceUser) {
  const body = " ".repeat(60_000) + postBody();
  const request = http.request(`${origin}/api/posts`, {
    method: "POST",
    agent: false,
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
    },
  });
  const response = once(request, "response");
  let sent = 0;
  const timer = setInterval(() => {
    request.write(body.slice(sent, sent + 300));
    sent += 300;
  }, 250);
  await once(request, "socket");
  return {
    finish: async () => {
      clearInterval(timer);
      request.end(body.slice(sent));
      const [{ statusCode }] = await response;
      return statusCode;
    },
  };
}

test("a rolling restart under load fails no request and no page", async () => {
  const students = await signInStudents(app.origin, app.sql, 2);
  const [student, slowStudent] = students as [InstanceUser, InstanceUser];
  const before = processes();
  expect(before).toHaveLength(2);

  const { PUSHER_KEY } = environmentOf(app.application());
  const page = () => new WebSocket(`${app.origin.replace("http", "ws")}/app/${PUSHER_KEY}?protocol=7`);
  const pages = Array.from({ length: 6 }, page);
  await Promise.all(pages.map((socket) => once(socket, "message")));
  const closings = pages.map((socket) => once(socket, "close"));

  const agents = Array.from({ length: 3 }, () => new http.Agent({ keepAlive: true, maxSockets: 1 }));
  onTestFinished(() => {
    for (const agent of agents) agent.destroy();
  });
  const live = `${app.origin}/api/health/live`;
  const loops = [
    ...agents.map((agent) => keepCalling(() => statusOf(live, { agent }))),
    keepCalling(() => statusOf(`${app.origin}/login`, { agent: false })),
    keepCalling(() => statusOf(live, { agent: false })),
  ];
  const slowPost = await beginPost(app.origin, slowStudent);
  process.kill(app.supervisor(), "SIGUSR2");
  await vi.waitUntil(() => processes().some((pid) => !before.includes(pid)), 30_000);
  const meanwhile = statusOf(`${app.origin}/api/posts`, {
    method: "POST",
    body: postBody(),
    token: student.token,
    agent: false,
  });
  expect(await meanwhile).toBe(201);
  await Promise.race(closings);
  expect(await slowPost.finish()).toBe(201);
  await Promise.all(closings);
  await vi.waitUntil(
    () => processes().length === 2 && !before.some((pid) => processes().includes(pid)),
    60_000,
  );
  const counts = await Promise.all(loops.map(({ stop }) => stop()));
  for (const count of counts) {
    expect(Object.keys(count)).toEqual(["200"]);
    expect(count[200]).toBeGreaterThan(5);
  }
  const returned = page();
  onTestFinished(() => returned.terminate());
  await once(returned, "message");
}, 180_000);

/** User and system time in clock ticks. */
function cpuTicks(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return Number(fields[11]) + Number(fields[12]);
}

// Last, because it closes the application.
test("two processes serve one port together, and one of them may be killed", async () => {
  const haveServed = async () => {
    const before = processes().map(cpuTicks);
    const url = `${app.origin}/login`;
    const calls = Array.from({ length: 40 }, () => statusOf(url, { agent: false }));
    expect(new Set(await Promise.all(calls))).toEqual(new Set([200]));
    return processes().map((pid, index) => cpuTicks(pid) - Number(before[index]) > 2);
  };
  expect(await haveServed()).toEqual([true, true]);

  const [student] = await signInStudents(app.origin, app.sql, 1);
  const token = student?.token;
  const reads = async () => {
    const url = `${app.origin}/api/user`;
    const calls = Array.from({ length: 12 }, () => statusOf(url, { token, agent: false }));
    return new Set(await Promise.all(calls));
  };
  expect(await reads()).toEqual(new Set([200]));
  // The session ends in both processes.
  expect((await student?.call("POST", "/api/logout"))?.status).toBe(200);
  expect(await reads()).toEqual(new Set([401]));

  const [killed] = processes();
  process.kill(Number(killed), "SIGKILL");
  await vi.waitUntil(() => processes().length === 2 && !processes().includes(Number(killed)), 30_000);
  expect(await reads()).toEqual(new Set([401]));
  await vi.waitUntil(async () => (await haveServed()).every(Boolean), 30_000);
  const all = processes();
  await app.close();
  for (const pid of all) expect(() => process.kill(pid, 0)).toThrow("ESRCH");
}, 180_000);
