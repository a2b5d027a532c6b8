import { runCommand } from "../../app/run-until-signal";
import { startServices } from "../../services/start";
import type { Teardown } from "../../services/teardown";
import { measureAdmin } from "./admin";
import { openApplication } from "./application";
import { type BenchOptions, type Noun, parseBenchArguments } from "./arguments";
import { measureBackup } from "./backup/backup";
import type { Measure, Served } from "./bench";
import { measureChat } from "./chat/chat";
import { copyApp } from "./copy-app";
import { type Dataset, openDataset } from "./data/dataset";
import { measureFeed } from "./feed/feed";
import { measureGroups } from "./groups";
import { measureJobs } from "./jobs";
import { measurePages } from "./page/page";
import { measurePeople } from "./people/people";
import { type Finding, formatTable } from "./report";
import { measureMemory } from "./soak/memory";
import { runSoak } from "./soak/soak";
import { measureStart } from "./start";
import { measureWrites } from "./writes/writes";

const measures: Record<Exclude<Noun, "backup">, Measure> = {
  feed: measureFeed,
  jobs: measureJobs,
  people: measurePeople,
  chat: measureChat,
  groups: measureGroups,
  admin: measureAdmin,
  page: measurePages,
  writes: measureWrites,
};

runCommand(async (teardown) => {
  const findings = await measure(parseBenchArguments(process.argv.slice(2)), teardown);
  console.log(`\n${formatTable(findings)}`);
});

function measure({ noun, ...options }: BenchOptions, teardown: Teardown): Promise<Finding[]> {
  if (noun === "soak") return runSoak(options, teardown);
  if (noun === "memory") return measureMemory(options.dataDir, teardown);
  return noun === "backup"
    ? measureBackup(options, teardown)
    : measureSchools({ ...options, noun }, teardown);
}

async function measureSchools(
  { noun, sizes, seconds, dataDir }: Omit<BenchOptions, "minutes"> & { noun: keyof typeof measures },
  teardown: Teardown,
): Promise<Finding[]> {
  const appDir = copyApp();
  const start = await measureStart(appDir, dataDir, teardown);
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
