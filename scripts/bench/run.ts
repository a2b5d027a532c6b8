import { openEngines } from "../engines/open";
import type { Teardown } from "../engines/teardown";
import { untilStopped } from "../house/until-stopped";
import { command } from "../refusal";
import { openApplication } from "./application";
import { benchArguments, type Noun, soakArguments, type Wanted } from "./arguments";
import { backup } from "./backup/backup";
import type { Measure, Served } from "./bench";
import { openSchool, type School } from "./data/school";
import { feed } from "./feed/feed";
import { start } from "./feed/start";
import { copyHouse } from "./house";
import { jobs } from "./jobs/jobs";
import { type Finding, table } from "./report";
import { soak } from "./soak/soak";

const measures: Record<Exclude<Noun, "backup">, Measure> = { feed, jobs };

command(() =>
  untilStopped(async (teardown) => {
    const args = process.argv.slice(2);
    const soaking = soakArguments(args);
    const findings = soaking ? await soak(soaking, teardown) : await measure(benchArguments(args), teardown);
    console.log(`\n${table(findings)}`);
    await teardown.run();
    process.exit(0);
  }),
);

function measure({ noun, ...wanted }: Wanted, teardown: Teardown): Promise<Finding[]> {
  return noun === "backup" ? backup(wanted, teardown) : bench({ noun, ...wanted }, teardown);
}

async function bench(
  { noun, sizes, seconds, dataDir }: Wanted & { noun: keyof typeof measures },
  teardown: Teardown,
): Promise<Finding[]> {
  const house = copyHouse();
  // It also builds the house.
  const findings = await start(house, dataDir, teardown);
  const engines = await openEngines({ dataDir, teardown });
  const schools: School[] = [];
  for (const size of sizes)
    schools.push(await openSchool(noun, size, { dataDir, url: String(engines.env.DATABASE_URL), teardown }));
  // `lib` reads its environment when it is first asked.
  Object.assign(process.env, engines.env, { DATABASE_URL: schools[0]?.url });
  const served: Served[] = [];
  for (const { size, url } of schools)
    served.push({
      size,
      application: await openApplication(house, { ...engines.env, DATABASE_URL: url }, teardown),
    });
  const measured = await measures[noun]({
    house,
    engines,
    schools: schools as [School, ...School[]],
    served: served as [Served, ...Served[]],
    seconds,
    teardown,
  });
  return [...findings, ...measured];
}
