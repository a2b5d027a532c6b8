import { sql } from "drizzle-orm";
import { profiles } from "./schema/profiles";
import { users } from "./schema/users";

/**
 * A class is a programme and a year, as students whose studies the school may see have given them. For queries that read
 * `users`: joined on this, `profiles` has neither for the others.
 */
export const hasVisibleClass = sql`${profiles.userId} = ${users.id}
  and ${profiles.studiesAudience} in ('school', 'companies')`;

/** The same for spellings that differ in case and accents; empty without a class. */
export const classKey = sql<string>`btrim(concat_ws(' ', fold_name(${profiles.programme}), ${profiles.year}))`;
