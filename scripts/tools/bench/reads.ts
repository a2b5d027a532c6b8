import type { Role } from "@/lib/core/auth/viewer";
import type { Bench } from "./bench";
import { measureGrowth, type Read } from "./growth";
import { measureQueries } from "./queries";
import type { Finding } from "./report";
import { type BenchUser, signIn } from "./users";

/** Creates a bench of the reads of one role: their growth and their queries. `unit` is what the sizes count. */
export function readsOf(role: Role, reads: (users: BenchUser[]) => Read[], unit: string) {
  return async (bench: Bench): Promise<Finding[]> => {
    const all = reads(await signIn(role, bench.schools));
    return [...(await measureGrowth(bench.served, all, unit)), ...(await measureQueries(bench, all))];
  };
}
