import { once } from "node:events";
import { rm } from "node:fs/promises";
import path from "node:path";
import postgres from "postgres";
import { CliError } from "../cli-error";
import { forkModule } from "../services/supervised-process";
import type { Teardown } from "../services/teardown";
import { hasUsers, readDemoState, recreateDatabase, writeDemoState } from "./demo-state";
import { isLocal } from "./public-url";
import type { Settings } from "./settings";

/** Seeds an empty embedded database on this machine, or wherever SEED requests it. Returns whether the demo school exists. */
export async function seedDemo(
  settings: Settings,
  env: NodeJS.ProcessEnv,
  teardown: Teardown,
): Promise<boolean> {
  const url = String(env.DATABASE_URL);
  const sql = postgres(url, { max: 1, idle_timeout: 1, onnotice: () => {} });
  teardown.defer(() => sql.end({ timeout: 1 }));
  const state = await readDemoState(sql);
  if (state === "done") assertDemoIsLocal(settings);
  if (state === "done" || (state === "declined" && settings.SEED !== "demo")) return state === "done";
  // An interrupted seed is dropped: no user has signed in yet.
  if (state === "begun") await resetDatabase(settings, url);
  const isRequested = isSeedRequested(settings) && !(await hasUsers(sql));
  await writeDemoState(sql, isRequested ? "begun" : "declined");
  if (!isRequested) return false;
  await runSeed(env, teardown);
  await writeDemoState(sql, "done");
  return true;
}

function isSeedRequested(settings: Settings): boolean {
  return settings.SEED ? settings.SEED === "demo" : isLocal(settings);
}

function assertDemoIsLocal(settings: Settings): void {
  if (isLocal(settings) || settings.SEED === "demo") return;
  throw new CliError(
    `The data folder ${settings.DATA_DIR} holds the demo school, whose passwords everyone knows: choose another with DATA_DIR, or start it anyway with SEED=demo.`,
  );
}

async function resetDatabase({ DATA_DIR }: Settings, url: string): Promise<void> {
  await recreateDatabase(url);
  await rm(path.join(DATA_DIR, "storage"), { recursive: true, force: true });
}

async function runSeed(env: NodeJS.ProcessEnv, teardown: Teardown): Promise<void> {
  console.log("Filling the demo school …");
  const child = forkModule("scripts/seed.ts", env);
  teardown.defer(() => child.kill("SIGKILL"));
  const [code] = await once(child, "exit");
  if (code !== 0) throw new CliError("The demo school could not be filled: see the error above.");
}
