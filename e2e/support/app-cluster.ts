import path from "node:path";
import postgres, { type Sql } from "postgres";
import { vi } from "vitest";
import { embeddedAppId } from "@/lib/core/realtime/config";
import { freePort } from "@/scripts/services/ports";
import { startApp } from "./app-instance";
import { realtimeEnv } from "./realtime-env";
import { startRealtimeProcess } from "./realtime-process";
import { newApp } from "./realtime-server";
import { startBucket, type TestBucket } from "./s3-bucket";
import { environmentOf, startSecondProcess } from "./second-process";
import { startReplica } from "./streaming-replica";

export type AppCluster = {
  /** The two application processes, each connected to the realtime server at the same position. */
  origins: [string, string];
  realtimeKey: string;
  bucket: TestBucket;
  sql: Sql;
  close: () => Promise<void>;
};

/** One database with a streaming replica `delayMs` behind it, two realtime servers, one bucket, two application processes. */
export async function startCluster(folder: string, delayMs: number): Promise<AppCluster> {
  const closings: (() => unknown)[] = [];
  const close = async () => {
    for (const closeInstance of closings.reverse()) await closeInstance();
  };
  try {
    const bucket = await startBucket(path.join(folder, "s3"));
    closings.push(bucket.close);
    const pusherApp = { ...newApp(), id: embeddedAppId };
    const ports = [await freePort(), await freePort()] as const;
    const peers = await Promise.all(
      ports.map((port, index) => {
        const settings = { REALTIME_PEERS: `http://127.0.0.1:${ports[1 - index]}` };
        return startRealtimeProcess(pusherApp, { port, settings });
      }),
    );
    closings.push(() => peers.map(({ child }) => child.kill("SIGKILL")));
    const app = await startApp(folder, { ...bucketSettings(bucket), ...realtimeEnv(pusherApp, ports[0]) });
    closings.push(app.close);
    const sql = postgres(app.database, { max: 2, onnotice: () => {} });
    closings.push(() => sql.end());
    const replica = await startReplica(folder, delayMs);
    closings.push(replica.stop);
    const env = { ...environmentOf(app.application()), DATABASE_REPLICA_URL: replica.url };
    const processes = await Promise.all(
      ports.map((port) => startSecondProcess({ ...env, PUSHER_PORT: String(port) })),
    );
    closings.push(() => processes.map((instance) => instance.stop()));
    const origins = processes.map(({ origin }) => origin) as [string, string];
    await vi.waitUntil(async () => (await Promise.all(origins.map(readsReplica))).every(Boolean), 30_000);
    return { origins, realtimeKey: pusherApp.key, bucket, sql, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function bucketSettings({ endpoint, bucket, region, accessKeyId, secretAccessKey }: TestBucket) {
  return {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
}

export async function readsReplica(origin: string): Promise<boolean> {
  return (await (await fetch(`${origin}/api/health`)).json()).replica === "ok";
}
