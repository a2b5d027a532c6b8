import { type SQL, sql } from "drizzle-orm";

/** An address in small letters, and between which moments it was somebody's. */
export type VerifiedEmail = { email: string; since: string; until: string };

const always = "infinity";

/**
 * The addresses that an account has ever proved, to be read with `users`, whose columns are named with their table by
 * hand: another `users` is asked as well. An earlier address stays theirs for good, unless somebody else has proved it
 * since: then each has what was written in their own time.
 */
export const listVerifiedEmails: SQL<VerifiedEmail[]> = sql<VerifiedEmail[]>`(
  select coalesce(jsonb_agg(to_jsonb(p)), '[]') from (
    select mine.email,
      coalesce((select max(f.until) from former_addresses f
        where f.email = mine.email and f.user_id <> users.id and f.until <= mine.until), '-infinity') as since,
      case when exists (select from former_addresses f
          where f.email = mine.email and f.user_id <> users.id and f.until > mine.until)
        or exists (select from users other where lower(other.email) = mine.email and other.id <> users.id
          and other.email_verified_at is not null)
        then mine.until else ${always}::timestamptz end as until
    from (
      select lower(users.email) as email, ${always}::timestamptz as until where users.email_verified_at is not null
      union all select f.email, f.until from former_addresses f where f.user_id = users.id
    ) mine
  ) p)`;

/** Those that are nobody else's by now. */
export function ownedDuring(addresses: VerifiedEmail[]): string[] {
  return addresses.filter(({ until }) => until === always).map(({ email }) => email);
}
