import type { Bench } from "../bench";
import { growth } from "../growth";
import { queries } from "../queries";
import { rates } from "../rates";
import type { Finding } from "../report";
import { signIn } from "../users";
import { jobPairs } from "./rates";
import { jobReads } from "./reads";

/** The job board: students search it, companies read who applied. */
export async function jobs(bench: Bench): Promise<Finding[]> {
  const { schools, served, seconds } = bench;
  const [smallest, ...larger] = schools;
  const owners = larger.map(({ owner }) => owner);
  const students = await signIn("student", smallest.owner, owners);
  const recruiters = await signIn("company", smallest.owner, owners);
  const reads = await jobReads(smallest, { students, recruiters });
  return [
    ...(await rates(jobPairs(served[0].application, { students, recruiters }), seconds)),
    ...(await growth(served, reads, "postings")),
    ...(await queries(bench, reads)),
  ];
}
