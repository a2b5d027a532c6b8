import { buildIfNeeded } from "./app/build";
import { runUntilSignal } from "./app/run-until-signal";
import { readSettings } from "./app/settings";
import { startApp } from "./app/start-app";
import { freePort } from "./services/ports";
import type { Teardown } from "./services/teardown";
import { auditDependencies } from "./test/audit";
import { chooseTests, type Tests } from "./test/choose";
import { findChromium } from "./test/chromium";
import { copyDatabaseTemplate, createDatabaseTemplate } from "./test/database-template";
import { TestReport } from "./test/report";
import { createRunner, type Run } from "./test/run";
import { createScratchDir, removeScratchDir } from "./test/scratch";
import { runPlaywright, runVitest } from "./test/suites";

/** Three times as fast as the compiler whose API Next.js and the shape tests use. */
const nativeCompiler = "node_modules/typescript-native/bin/tsc";
/** Several checkers would repeat each other's work, and the unit tests use the other core. */
const compilerOptions = ["--noEmit", "--checkers", "1"];
/** With 0.2 GB more than by default, its garbage collector takes a fifth less of the CPU. */
const compilerEnv = { GOGC: "400" };

runUntilSignal(async (teardown) => {
  const tests = chooseTests(process.argv.slice(2));
  const report = new TestReport();
  const run = createRunner(teardown);
  const scratch = createScratchDir();
  teardown.defer(async () => removeScratchDir(scratch));
  // Unit tests run beside the build, because they mostly wait: for processes to start and for connections to time out.
  const unitTests = unitStage(tests, report, run, scratch);
  const [isBuilt, template] = await Promise.all([
    codeStages(tests, report, run, teardown),
    databaseStage(tests, report, teardown),
  ]);
  if (isBuilt && template) await appStages(tests, report, run, { scratch, template, teardown });
  await unitTests;
  if (!tests.isPartial) await report.stage("audit", () => auditDependencies());
  await teardown.run();
  report.close();
  process.exit(report.total.failed > 0 ? 1 : 0);
});

/** Returns whether the application was built. */
async function codeStages(tests: Tests, report: TestReport, run: Run, teardown: Teardown): Promise<boolean> {
  if (!tests.isPartial) {
    await report.stage(
      "types",
      async () =>
        (await run("next", ["typegen"])) &&
        run(process.execPath, [nativeCompiler, ...compilerOptions, "-p", "."], compilerEnv),
    );
    await report.stage("lint", () => run("biome", ["check", "."]));
  }
  if (!tests.api && !tests.browser) return false;
  return report.stage("build", () => buildIfNeeded(teardown).then(() => true));
}

/** Creates the database that the tests' databases are copied from; undefined if it failed or is not needed. */
async function databaseStage(
  { api, browser }: Tests,
  report: TestReport,
  teardown: Teardown,
): Promise<string | undefined> {
  if (!api && !browser) return;
  let template: string | undefined;
  await report.stage("database", async () => {
    const folder = await createDatabaseTemplate();
    teardown.defer(async () => removeScratchDir(folder));
    template = folder;
    return true;
  });
  return template;
}

async function unitStage({ unit }: Tests, report: TestReport, run: Run, scratch: string): Promise<void> {
  if (unit) await report.stage("unit tests", () => runVitest(run, "unit", { scratch, files: unit }));
}

async function appStages(
  { api, browser }: Tests,
  report: TestReport,
  run: Run,
  { scratch, template, teardown }: { scratch: string; template: string; teardown: Teardown },
): Promise<void> {
  let env: NodeJS.Dict<string> = {};
  const isStarted = await report.stage("start", async () => {
    copyDatabaseTemplate(template, scratch);
    env = { ...(await startTestApp(scratch, teardown)), DATABASE_TEMPLATE: template };
    return true;
  });
  if (!isStarted) return;
  if (api) await report.stage("API tests", () => runVitest(run, "api", { scratch, files: api, env }));
  if (!browser) return;
  await report.stage("browser tests", async () => {
    const browserEnv = { ...env, PREAU_CHROMIUM: await findChromium(run) };
    return runPlaywright(run, { scratch, files: browser, env: browserEnv });
  });
}

async function startTestApp(dataDir: string, teardown: Teardown): Promise<NodeJS.Dict<string>> {
  const { PATH, HOME, TMPDIR } = process.env;
  const source = {
    PATH,
    HOME,
    TMPDIR,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    SEED: "none",
    ADMIN_TWO_FACTOR: "optional",
    LOG_LEVEL: "error",
    // Tests set their own IP addresses, as a proxy would, because rate limits count per address.
    TRUSTED_PROXIES: "1",
  };
  const env = await startApp(readSettings(source), "production", teardown);
  return { ...env, PREAU_URL: env.APP_URL };
}
