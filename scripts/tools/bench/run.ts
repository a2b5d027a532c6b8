import { runCommand } from "../../app/run-until-signal";
import { startServices } from "../../services/start";
import type { Teardown } from "../../services/teardown";
import { admin } from "./admin";
import { openApplication } from "./application";
import { type BenchOptions, type Noun, parseBenchArguments } from "./arguments";
import { backup } from "./backup/backup";
import type { Measure, Served } from "./bench";
import { chat } from "./chat/chat";
import { copyApp } from "./copy-app";
import { type Dataset, openDataset } from "./data/dataset";
import { feed } from "./feed/feed";
import { groups } from "./groups";
import { jobs } from "./jobs";
import { page } from "./page/page";
import { people } from "./people/people";
import { type Finding, table } from "./report";
import { memory } from "./soak/memory";
import { soak } from "./soak/soak";
import { startFinding } from "./start";
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

runCommand(async (teardown) => {
  const findings = await measure(parseBenchArguments(process.argv.slice(2)), teardown);
  console.log(`\n${table(findings)}`);
});

function measure({ noun, ...options }: BenchOptions, teardown: Teardown): Promise<Finding[]> {
  if (noun === "soak") return soak(options, teardown);
  if (noun === "memory") return memory(options.dataDir, teardown);
  return noun === "backup" ? backup(options, teardown) : measureSchools({ ...options, noun }, teardown);
}

async function measureSchools(
  { noun, sizes, seconds, dataDir }: Omit<BenchOptions, "minutes"> & { noun: keyof typeof measures },
  teardown: Teardown,
): Promise<Finding[]> {
  const appDir = copyApp();
  const start = await startFinding(appDir, dataDir, teardown);
  const services = await startServices({ dataDir, teardown });
  const schools: Dataset[] = [];
  for (const size of sizes)
    schools.push(await openDataset(noun, size, { dataDir, url: services.databaseUrl, teardown }));
  // `lib` reads the environment when it is first used.
  Object.assign(process.env, services.env, { DATABASE_URL: schools[0]?.url });
  const served: Served[] = [];
  for (const { size, url } of schools)
    served.push({
      size,
      application: await openApplication(appDir, { ...services.env, DATABASE_URL: url }, teardown),
    });
  const measured = await measures[noun]({
    appDir,
    services,
    schools: schools as [Dataset, ...Dataset[]],
    served: served as [Served, ...Served[]],
    seconds,
    teardown,
  });
  return [start, ...measured];
}
