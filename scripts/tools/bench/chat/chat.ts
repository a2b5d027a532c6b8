import { openApplication } from "../application";
import type { Bench } from "../bench";
import { growth } from "../growth";
import { queries } from "../queries";
import { type Finding, table } from "../report";
import { signIn } from "../users";
import type { RealtimeEnv } from "./client";
import { crowd } from "./crowd";
import { delivery } from "./delivery";
import { hostile } from "./hostile";
import { chatReads } from "./reads";

/** Conversations and messages, the way of a message to the other's screen, hostile clients, and the return of many tabs. */
export async function chat(bench: Bench): Promise<Finding[]> {
  const { appDir, services, schools, served, seconds, teardown } = bench;
  const [smallest] = schools;
  const students = await signIn("student", schools);
  const reads = await chatReads(students, schools.at(-1) ?? smallest);
  const findings: Finding[] = [];
  // The whole takes minutes: what was measured is not lost with what comes after it.
  const report = (some: Finding[]) => {
    console.log(table(some));
    findings.push(...some);
  };
  report(await growth(served, reads, "messages"));
  report(await queries(bench, reads));
  for (const { application } of served) await application.close();
  const env = { ...services.env, DATABASE_URL: smallest.url, TRUSTED_PROXIES: "1" };
  const { origin } = await openApplication(appDir, env, teardown);
  const realtime = services.env as RealtimeEnv;
  report(await delivery({ origin, env: realtime, school: smallest, students }));
  report(await hostile({ origin, env: realtime, students, seconds }));
  report(await crowd({ origin, env: realtime, students }));
  return findings;
}
