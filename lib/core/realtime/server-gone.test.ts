import { createServer } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { listenOnFreePort } from "@/e2e/support/listen-on-free-port";
import { setTestEnv } from "@/e2e/support/realtime-fixture";
import { log } from "@/lib/core/log";
import { membersChannel } from "./channels";
import { eventTimeoutMs } from "./deliver";
import { disconnectUser } from "./disconnect";
import { publish } from "./publish";
import { isRealtimeReachable } from "./pusher";

let connections = 0;
const hanging = createServer(() => (connections += 1));
beforeAll(async () => {
  log.level = "silent";
  setTestEnv("key", "the-secret", await listenOnFreePort(hanging, afterAll));
});

test("a request does not wait for a realtime server that hangs, which is logged once", async () => {
  const warned = vi.spyOn(log, "warn");
  publish(membersChannel, "post:created", { id: 1 });
  expect(warned).not.toHaveBeenCalled();
  await expect.poll(() => warned.mock.calls.length, { timeout: 2 * eventTimeoutMs }).toBe(1);
  expect(JSON.stringify(warned.mock.calls)).not.toMatch(/secret|signature|auth_/);
  expect(await isRealtimeReachable()).toBe(false);
  warned.mockRestore();
});

test("at most one of many callers waits for a server that hangs", async () => {
  connections = 0;
  for (let i = 0; i < 20; i++) await disconnectUser(1000 + i);
  expect(connections).toBeLessThanOrEqual(1);
});

test("a suspension succeeds without a realtime server", async () => {
  hanging.close();
  const warned = vi.spyOn(log, "warn");
  await disconnectUser(5);
  expect(warned).toHaveBeenCalledTimes(2);
  expect(JSON.stringify(warned.mock.calls)).not.toMatch(/secret|signature|auth_/);
  warned.mockRestore();
});
