import { runUntilSignal } from "../../app/run-until-signal";
import { runCli } from "../../cli-error";
import { startServices } from "../../services/start";
import type { Teardown } from "../../services/teardown";
import { admin } from "./admin";
import { openApplication } from "./application";
import { type BenchOptions, benchArguments, type Noun, type WholeOptions, wholeArguments } from "./arguments";
import { backup } from "./backup/backup";
import type { Measure, Served } from "./bench";
import { chat } from "./chat/chat";
import { copyApp } from "./copy-app";
import { type Dataset, openDataset } from "./data/dataset";
import { feed } from "./feed/feed";
import { start } from "./feed/start";
import { groups } from "./groups";
import { jobs } from "./jobs";
import { page } from "./page/page";
import { people } from "./people/people";
import { type Finding, table } from "./report";
import { memory } from "./soak/memory";
import { soak } from "./soak/soak";
import { writes } from "./writes/writes";

const measures: Record<Exclude<Noun, "backup">, Measure> = {
  feed,
  jobs,
  people,
  chat,
  groups,
  admin,
  page,
  writes,
};

runCli(() =>
  runUntilSignal(async (teardown) => {
    const args = process.argv.slice(2);
    const whole = wholeArguments(args);
    const findings = whole
      ? await measureWhole(whole, teardown)
      : await measure(benchArguments(args), teardown);
    console.log(`\n${table(findings)}`);
    await teardown.run();
    process.exit(0);
  }),
);

function measureWhole({ noun, ...options }: WholeOptions, teardown: Teardown): Promise<Finding[]> {
  return noun === "soak" ? soak(options, teardown) : memory(options.dataDir, teardown);
}

function measure({ noun, ...options }: BenchOptions, teardown: Teardown): Promise<Finding[]> {
  return noun === "backup" ? backup(options, teardown) : bench({ noun, ...options }, teardown);
}

async function bench(
  { noun, sizes, seconds, dataDir }: BenchOptions & { noun: keyof typeof measures },
  teardown: Teardown,
): Promise<Finding[]> {
  const appDir = copyApp();
  const findings = await start(appDir, dataDir, teardown);
  const services = await startServices({ dataDir, teardown });
  const schools: Dataset[] = [];
  for (const size of sizes)
    schools.push(
      await openDataset(noun, size, { dataDir, url: String(services.env.DATABASE_URL), teardown }),
    );
  // `lib` reads its environment when it is first used.
  Object.assign(process.env, services.env, { DATABASE_URL: schools[0]?.url });
  const served: Served[] = [];
  for (const { size, url } of schools)
    served.push({
      size,
      application: await openApplication(appDir, { ...services.env, DATABASE_URL: url }, teardown),
    });
  const measured = await measures[noun]({
    appDir: appDir,
    services,
    schools: schools as [Dataset, ...Dataset[]],
    served: served as [Served, ...Served[]],
    seconds,
    teardown,
  });
  return [...findings, ...measured];
}
