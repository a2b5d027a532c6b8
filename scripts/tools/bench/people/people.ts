import type { Bench } from "../bench";
import { growth } from "../growth";
import { queries } from "../queries";
import type { Finding } from "../report";
import { signIn } from "../users";
import { peopleReads } from "./reads";

/** People, their friends, profiles and notifications, and the feed of those who block and mute. */
export async function people(bench: Bench): Promise<Finding[]> {
  const { schools, served } = bench;
  const [smallest, ...larger] = schools;
  const students = await signIn(
    "student",
    smallest.owner,
    larger.map(({ owner }) => owner),
  );
  const reads = peopleReads(students);
  return [...(await growth(served, reads, "people")), ...(await queries(bench, reads))];
}
