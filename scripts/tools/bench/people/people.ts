import type { Bench } from "../bench";
import { readsOf } from "../reads";
import { type Finding, table } from "../report";
import { presence } from "./presence";
import { peopleReads } from "./reads";

const reads = readsOf("student", peopleReads, "people");

/** People, their friends, profiles and notifications, the feed of those who block and mute, and who is online. */
export async function people(bench: Bench): Promise<Finding[]> {
  const findings = await reads(bench);
  // What was measured is not lost with what comes after it.
  console.log(table(findings));
  for (const { application } of bench.served) await application.close();
  return [...findings, ...(await presence(bench))];
}
