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
  const [smallest] = schools;
  const students = await signIn("student", schools);
  const recruiters = await signIn("company", schools);
  const reads = await jobReads(smallest, { students, recruiters });
  return [
    ...(await rates(jobPairs(served[0].application, { students, recruiters }), seconds)),
    ...(await growth(served, reads, "postings")),
    ...(await queries(bench, reads)),
  ];
}
