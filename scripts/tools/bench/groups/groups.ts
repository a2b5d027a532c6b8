import type { Bench } from "../bench";
import { growth } from "../growth";
import { queries } from "../queries";
import type { Finding } from "../report";
import { signIn } from "../users";
import { groupReads } from "./reads";

/** Lists, posts and members of groups, and the feed of those who are in many. */
export async function groups(bench: Bench): Promise<Finding[]> {
  const { schools, served } = bench;
  const [smallest, ...larger] = schools;
  const students = await signIn(
    "student",
    smallest.owner,
    larger.map(({ owner }) => owner),
  );
  const reads = groupReads(students);
  return [...(await growth(served, reads, "posts")), ...(await queries(bench, reads))];
}
