import { once } from "node:events";
import { Child } from "../engines/child";
import { openEngines } from "../engines/open";
import type { Teardown } from "../engines/teardown";
import { Refusal } from "../refusal";
import { listen, listenFailure } from "../serve/listen";
import { mustAnswer } from "./database";
import { demoSchool } from "./demo";
import { migrateDatabase } from "./migrate";
import { publicAddress } from "./public-address";
import type { Settings } from "./settings";

type Mode = "development" | "production";

/**
 * Opens the house: engines, migrations, demo school, application; says where to come in. Returns the
 * environment that the application lives in.
 */
export async function openHouse(
  settings: Settings,
  mode: Mode,
  teardown: Teardown,
): Promise<NodeJS.ProcessEnv> {
  await mustBeFree(settings);
  if (settings.databaseGiven) await mustAnswer(settings.DATABASE_URL);
  const { env: engines } = await openEngines({
    dataDir: settings.DATA_DIR,
    database: !settings.databaseGiven,
    realtime: !settings.pusherGiven,
    databaseUrl: settings.databaseGiven ? settings.DATABASE_URL : undefined,
    teardown,
  });
  const env = { ...engines, ...childEnvironment(settings, mode) };
  await migrateDatabase(String(env.DATABASE_URL));
  const demo = !settings.databaseGiven && (await demoSchool(settings, env, teardown));
  const app = new Child({ name: "application", module: "scripts/serve.ts", env });
  teardown.defer(() => app.stop());
  await app.start();
  const worker = new Child({ name: "worker", module: "scripts/worker.ts", env });
  teardown.defer(() => worker.stop());
  await worker.start();
  welcome(settings, demo);
  return env;
}

function childEnvironment(settings: Settings, mode: Mode): NodeJS.ProcessEnv {
  const { given, PORT, HOST, DATA_DIR } = settings;
  const APP_URL = publicAddress(settings);
  return {
    ...given,
    NODE_ENV: mode,
    NEXT_TELEMETRY_DISABLED: "1",
    PORT: String(PORT),
    HOST,
    DATA_DIR,
    APP_URL,
  };
}

/** Found out before anything is started; the application itself would only say it last. */
async function mustBeFree({ PORT, HOST }: Settings): Promise<void> {
  try {
    const probes = await listen(() => {}, HOST, PORT);
    await Promise.all(probes.map((probe) => once(probe.close(), "close")));
  } catch (error) {
    throw new Refusal(listenFailure(error, HOST, PORT));
  }
}

function welcome(settings: Settings, demo: boolean): void {
  console.log(`\nPréau is open at ${publicAddress(settings)}`);
  if (!demo) return;
  console.log("Demo accounts, password preau-demo:");
  for (const role of ["student", "company", "admin"]) console.log(`  ${role}@demo.preau`);
}
