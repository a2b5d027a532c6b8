import { openApplication } from "../application";
import type { Bench } from "../bench";
import { growth } from "../growth";
import { queries } from "../queries";
import type { Finding } from "../report";
import { signIn } from "../users";
import type { RealtimeEnv } from "./client";
import { crowd } from "./crowd";
import { delivery } from "./delivery";
import { hostile } from "./hostile";
import { chatReads } from "./reads";

/** Conversations and messages, the way of a message to the other's screen, hostile clients, and the return of many tabs. */
export async function chat(bench: Bench): Promise<Finding[]> {
  const { appDir, engines, schools, served, seconds, teardown } = bench;
  const [smallest, ...larger] = schools;
  const others = larger.map(({ owner }) => owner);
  const students = await signIn("student", smallest.owner, others);
  const reads = await chatReads(students, schools.at(-1) ?? smallest);
  const findings = [...(await growth(served, reads, "messages")), ...(await queries(bench, reads))];
  for (const { application } of served) await application.close();
  const env = { ...engines.env, DATABASE_URL: smallest.url, TRUSTED_PROXIES: "1" };
  const { origin } = await openApplication(appDir, env, teardown);
  const realtime = engines.env as RealtimeEnv;
  findings.push(...(await delivery({ origin, env: realtime, school: smallest, students, seconds })));
  findings.push(...(await hostile({ origin, env: realtime, students, seconds })));
  findings.push(...(await crowd({ origin, env: realtime, students })));
  return findings;
}
