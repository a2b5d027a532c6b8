import { renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { sendSignal } from "@/scripts/services/postgres/processes";
import { appOfFile } from "../../support/app-of-file";

const { app, folder } = appOfFile();

test("is not ready and not healthy while no file can be stored", async () => {
  await vi.waitUntil(async () => (await get("/api/health/ready")).status === 200, 10_000);
  const storage = path.join(folder, "storage");
  renameSync(storage, `${storage}-away`);
  writeFileSync(storage, "");
  try {
    await vi.waitUntil(async () => (await get("/api/health/ready")).status === 503, 10_000);
    expect((await get("/api/health/ready")).body).toMatchObject({
      success: false,
      status: "unavailable",
      database: "ok",
      storage: "down",
      realtime: "ok",
    });
    expect((await get("/api/health")).status).toBe(503);
    expect((await get("/api/health/live")).status).toBe(200);
  } finally {
    rmSync(storage);
    renameSync(`${storage}-away`, storage);
  }
  await vi.waitUntil(async () => (await get("/api/health/ready")).status === 200, 10_000);
}, 60_000);

test("is healthy but not ready while realtime hangs", async () => {
  await vi.waitUntil(async () => (await get("/api/health/ready")).status === 200, 10_000);
  const realtime = app.running("realtime/server/main");
  process.kill(realtime, "SIGSTOP");
  try {
    const hung = await vi.waitUntil(async () => {
      const [ready, health] = [await get("/api/health/ready"), await get("/api/health")];
      return ready.status === 503 && { ready, health };
    }, 10_000);
    expect(hung.ready.body).toMatchObject({ database: "ok", storage: "ok", realtime: "down" });
    expect(hung.health.status).toBe(200);
    expect((await get("/api/health/live")).status).toBe(200);
  } finally {
    sendSignal(realtime, "SIGCONT");
  }
  await vi.waitUntil(async () => (await get("/api/health/ready")).status === 200, 20_000);
}, 60_000);

async function get(path: string) {
  const response = await fetch(app.origin + path);
  return { status: response.status, body: await response.json() };
}
