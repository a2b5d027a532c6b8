import { once } from "node:events";
import { rm } from "node:fs/promises";
import path from "node:path";
import postgres from "postgres";
import { forkModule } from "../engines/child";
import type { Teardown } from "../engines/teardown";
import { Refusal } from "../refusal";
import { hasAccounts, readDemoState, recreateDatabase, writeDemoState } from "./demo-state";
import { isLocal } from "./public-address";
import type { Settings } from "./settings";

/** Fills a new embedded database with the demo school when it is wanted; whether the school is there. */
export async function demoSchool(
  settings: Settings,
  env: NodeJS.ProcessEnv,
  teardown: Teardown,
): Promise<boolean> {
  const url = String(env.DATABASE_URL);
  const sql = postgres(url, { max: 1, idle_timeout: 1, onnotice: () => {} });
  teardown.defer(() => sql.end({ timeout: 1 }));
  const state = await readDemoState(sql);
  if (state === "done") mustNotBeExposed(settings);
  if (state === "done" || (state === "declined" && settings.SEED !== "demo")) return state === "done";
  // What an interrupted seeding left is thrown away whole: nobody has been let in yet.
  if (state === "begun") await startAfresh(settings, url);
  const wanted = isWanted(settings) && !(await hasAccounts(sql));
  await writeDemoState(sql, wanted ? "begun" : "declined");
  if (!wanted) return false;
  await seed(env, teardown);
  await writeDemoState(sql, "done");
  return true;
}

function isWanted(settings: Settings): boolean {
  return settings.SEED ? settings.SEED === "demo" : isLocal(settings);
}

function mustNotBeExposed(settings: Settings): void {
  if (isLocal(settings) || settings.SEED === "demo") return;
  throw new Refusal(
    `The data folder ${settings.DATA_DIR} holds the demo school, whose passwords everyone knows: choose another with DATA_DIR, or open it all the same with SEED=demo.`,
  );
}

async function startAfresh({ DATA_DIR }: Settings, url: string): Promise<void> {
  await recreateDatabase(url);
  await rm(path.join(DATA_DIR, "storage"), { recursive: true, force: true });
}

async function seed(env: NodeJS.ProcessEnv, teardown: Teardown): Promise<void> {
  console.log("Filling the demo school …");
  const child = forkModule("scripts/seed.ts", env);
  teardown.defer(() => child.kill("SIGKILL"));
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Refusal("The demo school could not be filled: the reason stands above.");
}
