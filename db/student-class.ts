import { sql } from "drizzle-orm";
import { profiles } from "./schema/profiles";
import { users } from "./schema/users";

/**
 * A class is that of the school's list, else a programme and a year, as students whose studies the school may see have
 * given them. For queries that read `users`: joined on this, `profiles` has neither for the others.
 */
export const hasVisibleClass = sql`${profiles.userId} = ${users.id}
  and ${profiles.studiesAudience} in ('school', 'companies')`;

/** A class of the list is all in the programme. */
export const classProgramme = sql<string | null>`coalesce(${users.className}, ${profiles.programme})`;
export const classYear = sql<number | null>`case when ${users.className} is null then ${profiles.year} end`;

/** The same for spellings that differ in case and accents; empty without a class. */
export const classKey = sql<string>`btrim(concat_ws(' ', fold_name(${classProgramme}), ${classYear}))`;
