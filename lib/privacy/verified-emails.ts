import { type SQL, sql } from "drizzle-orm";

/** A verified email of a user in lower case, with the period in which it was theirs. */
export type VerifiedEmail = { email: string; since: string; until: string };

const always = "infinity";

/** `users` must be joined. A former email belongs to the user unless another user has verified it since. */
export const listVerifiedEmails: SQL<VerifiedEmail[]> = sql<VerifiedEmail[]>`(
  select coalesce(jsonb_agg(to_jsonb(p)), '[]') from (
    select mine.email,
      coalesce((select max(f.until) from former_emails f
        where f.email = mine.email and f.user_id <> users.id and f.until <= mine.until), '-infinity') as since,
      case when exists (select from former_emails f
          where f.email = mine.email and f.user_id <> users.id and f.until > mine.until)
        or exists (select from users other where lower(other.email) = mine.email and other.id <> users.id
          and other.email_verified_at is not null)
        then mine.until else ${always}::timestamptz end as until
    from (
      select lower(users.email) as email, ${always}::timestamptz as until where users.email_verified_at is not null
      union all select f.email, f.until from former_emails f where f.user_id = users.id
    ) mine
  ) p)`;

export function currentEmails(addresses: VerifiedEmail[]): string[] {
  return addresses.filter(({ until }) => until === always).map(({ email }) => email);
}
