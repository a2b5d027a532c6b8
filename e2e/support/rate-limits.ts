import { sql } from "./database";
import type { TestUser } from "./users";

export async function resetRateLimits(...users: TestUser[]): Promise<void> {
  for (const { id } of users) await sql`delete from rate_limits where key like ${`%:${id}`}`;
}
