import { openEngines } from "../engines/open";
import { untilStopped } from "../house/until-stopped";
import { command } from "../refusal";
import postgres from "postgres";
import { keptSecrets } from "../engines/secrets";
import { signIn } from "./people";
import { writeFileSync } from "node:fs";
command(() => untilStopped(async (teardown) => {
  const dataDir = "/work/main/.data/bench";
  const engines = await openEngines({ dataDir, teardown });
  const schools = [];
  for (const size of ["10k", "1m"] as const) {
    const url = new URL(`/bench_${size}`, engines.env.DATABASE_URL!).href;
    const { databaseOwnerPassword: password } = await keptSecrets(dataDir);
    const owner = postgres({ host: "127.0.0.1", port: Number(new URL(url).port), database: `bench_${size}`, username: "postgres", password, max: 1, onnotice: () => {} });
    schools.push({ url, owner }); }
  Object.assign(process.env, engines.env, { DATABASE_URL: schools[0]!.url });
  const people = await signIn(schools[0]!.owner, schools.slice(1).map((s) => s.owner));
  writeFileSync("/tmp/w7/stay.json", JSON.stringify({ env: engines.env, urls: schools.map((s) => s.url), people }));
  console.log("open");
  await new Promise(() => setInterval(() => {}, 1000));
}));
