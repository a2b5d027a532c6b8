import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { Bench } from "../bench";
import { countRoundTrips } from "../round-trips";
import { countCalls } from "./count-calls";

export type Check = { calls: number; queries: number; durationMs: number };

/**
 * Runs checks of the presence worker in a separate process; counts calls of the realtime server and queries, and
 * measures the time.
 */
export async function startChecks({ services, schools, teardown }: Bench): Promise<() => Promise<Check>> {
  const calls = await countCalls(Number(services.env.PUSHER_PORT), teardown);
  const queries = await countRoundTrips(schools[0].url, teardown);
  const child = fork(path.join(import.meta.dirname, "presence-worker.ts"), {
    execArgv: ["--import", "tsx"],
    env: {
      ...process.env,
      ...services.env,
      DATABASE_URL: queries.url,
      PUSHER_PORT: String(calls.port),
    } as NodeJS.ProcessEnv,
  });
  teardown.defer(() => child.kill());
  await once(child, "message");
  return async () => {
    const [callsBefore, queriesBefore] = [calls.count(), queries.count()];
    child.send("check");
    const [durationMs] = await once(child, "message");
    return { calls: calls.count() - callsBefore, queries: queries.count() - queriesBefore, durationMs };
  };
}
