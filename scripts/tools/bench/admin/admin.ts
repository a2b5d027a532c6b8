import type { Bench } from "../bench";
import { growth } from "../growth";
import { queries } from "../queries";
import type { Finding } from "../report";
import { signIn } from "../users";
import { adminReads } from "./reads";

/** What administrators list and search. */
export async function admin(bench: Bench): Promise<Finding[]> {
  const { schools, served } = bench;
  const [smallest, ...larger] = schools;
  const people = await signIn(
    "admin",
    smallest.owner,
    larger.map(({ owner }) => owner),
  );
  const reads = adminReads(people);
  return [...(await growth(served, reads, "posts")), ...(await queries(bench, reads))];
}
