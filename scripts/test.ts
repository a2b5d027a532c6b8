import { freePort } from "./engines/ports";
import type { Teardown } from "./engines/teardown";
import { buildWhenNeeded } from "./house/build";
import { openHouse } from "./house/house";
import { settings } from "./house/settings";
import { untilStopped } from "./house/until-stopped";
import { command } from "./refusal";
import { findChromium } from "./test/chromium";
import { type Run, runner } from "./test/run";
import { removeScratch, scratchFolder } from "./test/scratch";
import { playwright, vitest } from "./test/suites";
import { Tally } from "./test/tally";

const withBrowser = !process.argv.includes("--no-browser");

command(() =>
  untilStopped(async (teardown) => {
    const tally = new Tally();
    const run = runner(teardown);
    const scratch = scratchFolder();
    await codeStages(tally, run, scratch);
    await houseStages(tally, run, scratch, teardown);
    await teardown.run();
    removeScratch(scratch);
    tally.close();
    process.exit(tally.total.failed > 0 ? 1 : 0);
  }),
);

/** What needs no running application. */
async function codeStages(tally: Tally, run: Run, scratch: string): Promise<void> {
  await tally.stage(
    "types",
    async () => (await run("next", ["typegen"])) && run("tsc", ["--noEmit", "-p", "."]),
  );
  await tally.stage("lint", () => run("biome", ["check", "."]));
  await tally.stage("unit tests", () => vitest(run, "unit", scratch));
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
  await tally.stage("API tests", () => vitest(run, "api", scratch, env));
  if (!withBrowser) return;
  await tally.stage("browser tests", async () =>
    playwright(run, scratch, { ...env, PREAU_CHROMIUM: await findChromium(run) }),
  );
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
