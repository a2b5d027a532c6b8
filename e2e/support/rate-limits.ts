import { limits } from "@/lib/core/api/rate-limits";
import { sql } from "./database";
import type { TestUser } from "./users";

/** Resets the limits of accounts by their keys: a search for the ids would read the rows of all other tests. */
export async function resetRateLimits(...users: TestUser[]): Promise<void> {
  const keys = users.flatMap(({ id }) => Object.keys(limits).map((name) => `${name}:${id}`));
  await sql`delete from rate_limits where key = any(${keys})`;
}
