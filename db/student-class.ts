import { sql } from "drizzle-orm";
import { profiles } from "./schema/profiles";
import { users } from "./schema/users";

/**
 * A student's class is the one of the school's list; without one, it is the programme and the year of their profile, if the
 * school may see them. `users` is left joined to `profiles` on this condition, so that hidden studies are null.
 */
export const hasVisibleClass = sql`${profiles.userId} = ${users.id}
  and ${profiles.studiesAudience} in ('school', 'companies')`;

/** A class of the school's list is a name without a year, so the whole of it is the programme. */
export const classProgramme = sql<string | null>`coalesce(${users.className}, ${profiles.programme})`;
export const classYear = sql<number | null>`case when ${users.className} is null then ${profiles.year} end`;

/** Spellings of a class that differ in case and accents have one key, so that they count as one class; without a class it is empty. */
export const classKey = sql<string>`btrim(concat_ws(' ', fold_name(${classProgramme}), ${classYear}))`;
