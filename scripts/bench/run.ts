import { openEngines } from "../engines/open";
import type { Teardown } from "../engines/teardown";
import { untilStopped } from "../house/until-stopped";
import { command } from "../refusal";
import { openApplication } from "./application";
import { benchArguments, type Wanted } from "./arguments";
import { openSchool, type School } from "./data/school";
import { growth, type Served } from "./feed/growth";
import { memory } from "./feed/memory";
import { photo } from "./feed/photo";
import { queries } from "./feed/queries";
import { rates } from "./feed/rates";
import { start } from "./feed/start";
import { weights } from "./feed/weight";
import { copyHouse } from "./house";
import { signIn } from "./people";
import { type Finding, table } from "./report";

command(() =>
  untilStopped(async (teardown) => {
    const findings = await bench(benchArguments(process.argv.slice(2)), teardown);
    console.log(`\n${table(findings)}`);
    await teardown.run();
    process.exit(0);
  }),
);

async function bench({ sizes, seconds, dataDir }: Wanted, teardown: Teardown): Promise<Finding[]> {
  const house = copyHouse();
  const findings = await start(house, dataDir, teardown);
  const engines = await openEngines({ dataDir, teardown });
  const schools: School[] = [];
  for (const size of sizes)
    schools.push(await openSchool(size, { dataDir, url: String(engines.env.DATABASE_URL), teardown }));
  const [smallest, ...larger] = schools as [School, ...School[]];
  // `lib` reads its environment when it is first asked.
  Object.assign(process.env, engines.env, { DATABASE_URL: smallest.url });
  const people = await signIn(
    smallest.owner,
    larger.map(({ owner }) => owner),
  );
  const served: Served[] = [];
  for (const { size, url } of schools)
    served.push({
      size,
      application: await openApplication(house, { ...engines.env, DATABASE_URL: url }, teardown),
    });
  const { application } = served[0] as Served;
  findings.push(...(await rates(application, people, seconds)));
  findings.push(...(await memory(application, people)));
  findings.push(...(await weights(application, smallest, people)));
  findings.push(...(await growth(served, people)));
  findings.push(...(await queries({ house, school: schools.at(-1) as School, engines, people })));
  findings.push(...(await photo(application, people)));
  return findings;
}
