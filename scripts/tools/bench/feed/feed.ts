import type { Bench } from "../bench";
import { queries } from "../queries";
import { rates } from "../rates";
import type { Finding } from "../report";
import { signIn } from "../users";
import { feedGrowth } from "./growth";
import { photo } from "./photo";
import { feedReads } from "./queries";
import { feedPairs } from "./rates";
import { weights } from "./weight";

/** The feed, and the goals of the application as a whole (docs/performance.md#goals). */
export async function feed(bench: Bench): Promise<Finding[]> {
  const { schools, served, seconds } = bench;
  const [smallest] = schools;
  const users = await signIn("student", schools);
  const { application } = served[0];
  return [
    ...(await rates(feedPairs(application, users), seconds)),
    ...(await weights(application, smallest, users)),
    ...(await feedGrowth(served, users)),
    ...(await queries(bench, await feedReads(schools.at(-1) ?? smallest, users))),
    ...(await photo(application, users)),
  ];
}
