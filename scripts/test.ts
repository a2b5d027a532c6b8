import { freePort } from "./engines/ports";
import type { Teardown } from "./engines/teardown";
import { buildWhenNeeded } from "./house/build";
import { openHouse } from "./house/house";
import { settings } from "./house/settings";
import { untilStopped } from "./house/until-stopped";
import { command } from "./refusal";
import { auditDependencies } from "./test/audit";
import { chooseTests } from "./test/choose";
import { findChromium } from "./test/chromium";
import { type Run, runner } from "./test/run";
import { removeScratch, scratchFolder } from "./test/scratch";
import { playwright, vitest } from "./test/suites";
import { Tally } from "./test/tally";

const tests = chooseTests(process.argv.slice(2));

command(() =>
  untilStopped(async (teardown) => {
    const tally = new Tally();
    const run = runner(teardown);
    const scratch = scratchFolder();
    await codeStages(tally, run, scratch);
    if (tests.api || tests.browser) await houseStages(tally, run, scratch, teardown);
    if (!tests.some) await tally.stage("audit", () => auditDependencies());
    await teardown.run();
    removeScratch(scratch);
    tally.close();
    process.exit(tally.total.failed > 0 ? 1 : 0);
  }),
);

/** What needs no running application. */
async function codeStages(tally: Tally, run: Run, scratch: string): Promise<void> {
  if (!tests.some) {
    await tally.stage(
      "types",
      async () => (await run("next", ["typegen"])) && run("tsc", ["--noEmit", "-p", "."]),
    );
    await tally.stage("lint", () => run("biome", ["check", "."]));
  }
  const { unit } = tests;
  if (unit) await tally.stage("unit tests", () => vitest(run, "unit", { scratch, files: unit }));
}

/** What is tried on the real application, on a data folder and ports of its own. */
async function houseStages(tally: Tally, run: Run, scratch: string, teardown: Teardown): Promise<void> {
  const built = await tally.stage("build", () => buildWhenNeeded(teardown).then(() => true));
  if (!built) return;
  let env: NodeJS.Dict<string> = {};
  const opened = await tally.stage("start", async () => {
    env = await openTestHouse(scratch, teardown);
    return true;
  });
  if (!opened) return;
  const { api, browser } = tests;
  if (api) await tally.stage("API tests", () => vitest(run, "api", { scratch, files: api, env }));
  if (!browser) return;
  await tally.stage("browser tests", async () => {
    const browserEnv = { ...env, PREAU_CHROMIUM: await findChromium(run) };
    return playwright(run, { scratch, files: browser, env: browserEnv });
  });
}

async function openTestHouse(dataDir: string, teardown: Teardown): Promise<NodeJS.Dict<string>> {
  const { PATH, HOME, TMPDIR } = process.env;
  const source = {
    PATH,
    HOME,
    TMPDIR,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    SEED: "none",
    LOG_LEVEL: "error",
    // Tests give themselves addresses, as a proxy would: limits count per address.
    TRUSTED_PROXIES: "1",
  };
  const env = await openHouse(settings(source), "production", teardown);
  return { ...env, PREAU_URL: env.APP_URL };
}
