import path from "node:path";
import { shareDir } from "../services/dir-lock";
import { startServices } from "../services/start";
import { builtServices, forkModule, SupervisedProcess } from "../services/supervised-process";
import type { Teardown } from "../services/teardown";
import { assertCanStart } from "./assert-can-start";
import { withConnection } from "./connection";
import { seedDemo } from "./demo";
import { frameworkEnv } from "./framework-env";
import { applicationHeapFlags, workerHeapFlags } from "./heap-flags";
import { migrateDatabase } from "./migrate";
import { publicUrl } from "./public-url";
import type { Settings } from "./settings";

/** Only a few tasks of the worker run at the same time. */
export const workerConnections = "3";

type Mode = "development" | "production";

export async function startApp(
  settings: Settings,
  mode: Mode,
  teardown: Teardown,
): Promise<NodeJS.ProcessEnv> {
  const compiled = mode === "production" ? builtServices : undefined;
  await assertCanStart(settings);
  if (compiled) teardown.defer(await shareBuild(compiled));
  const services = await startServices({
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.hasExternalDatabase ? settings.DATABASE_URL : undefined,
    realtime: !settings.hasExternalPusher,
    compiled,
    teardown,
  });
  const base = { ...services.env, ...childEnvironment(settings, mode) };
  await migrateDatabase(services.databaseUrl);
  const isDemo = !settings.hasExternalDatabase && (await seedDemo(settings, base, teardown));
  const env = { ...base, ADMIN_TWO_FACTOR: settings.ADMIN_TWO_FACTOR ?? adminTwoFactor(mode, isDemo) };
  const module = settings.WEB_CONCURRENCY > 1 ? "scripts/server/cluster.ts" : "scripts/server/main.ts";
  const app = new SupervisedProcess({
    name: "application",
    env,
    fork: () => forkModule(module, env, compiled, applicationHeapFlags()),
  });
  teardown.defer(() => app.stop());
  process.on("SIGUSR2", () => restartApplication(settings, app));
  await app.start();
  const workerEnv = {
    ...env,
    DATABASE_CONNECTIONS: workerConnections,
    ...(isDemo && !settings.hasExternalPusher && { DEMO_TABS: "true" }),
  };
  const worker = new SupervisedProcess({
    name: "worker",
    env: workerEnv,
    fork: () => forkModule("scripts/server/worker.ts", workerEnv, compiled, workerHeapFlags),
  });
  teardown.defer(() => worker.stop());
  await worker.start();
  await printBanner(settings, { isDemo, databaseUrl: services.databaseUrl });
  return env;
}

/** A folder that this user cannot write needs no registration: this user cannot build there either. */
function shareBuild(compiled: string): Promise<() => unknown> {
  return shareDir(path.dirname(compiled)).catch(() => () => {});
}

/** A single process cannot release its port without an interruption, so only a cluster restarts. */
function restartApplication({ WEB_CONCURRENCY }: Settings, app: SupervisedProcess): void {
  if (WEB_CONCURRENCY > 1) app.signal("SIGUSR2");
  else console.error("A rolling restart needs WEB_CONCURRENCY=2 or more.");
}

function childEnvironment(settings: Settings, mode: Mode): NodeJS.ProcessEnv {
  const { vars, PORT, HOST, DATA_DIR } = settings;
  const APP_URL = publicUrl(settings);
  return {
    ...vars,
    ...frameworkEnv,
    NODE_ENV: mode,
    PORT: String(PORT),
    HOST,
    DATA_DIR,
    APP_URL,
  };
}

/** Optional in the demo school: its visitors share the administrator's password and have no second factor. */
function adminTwoFactor(mode: Mode, isDemo: boolean): Settings["ADMIN_TWO_FACTOR"] {
  return mode === "production" && !isDemo ? "required" : "optional";
}

type School = { isDemo: boolean; databaseUrl: string };

async function printBanner(settings: Settings, { isDemo, databaseUrl }: School): Promise<void> {
  console.log(`\nPréau is open at ${publicUrl(settings)}`);
  if (isDemo) {
    console.log("Demo accounts, password preau-demo:");
    for (const role of ["student", "company", "admin"]) console.log(`  ${role}@demo.preau`);
  } else if (!(await hasAdmin(databaseUrl))) {
    console.log("The school has no administrator yet. Create one with");
    console.log("  npm run user -- create --role admin --name NAME --email ADDRESS");
  }
}

async function hasAdmin(databaseUrl: string): Promise<boolean> {
  const [row] = await withConnection(
    databaseUrl,
    (sql) => sql`select exists (select from users where role = 'admin') as any`,
  );
  return row?.any;
}
