import { and, asc, eq, isNotNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { users } from "@/db/schema/users";
import type { QueryOf } from "@/lib/core/api/endpoint";
import { hasEmail } from "@/lib/core/auth/has-email";
import type { Member } from "@/lib/core/auth/viewer";
import { maxUsersRanked, type searchUsers as searchEndpoint } from "./contract";
import { listUserSummaries } from "./list-user-summaries";
import { findableBy, isFriendOf, isOneOfFriends, userVisibleTo } from "./policy";
import { countCommonFriends } from "./select";

const maxFriends = 100;

/** Used for a few users with known ids: the index of names would first read those of the whole school. */
export const unindexedName = sql`(${users.searchName} || '')`;

/** Matches names in which each word of the input begins a word (of the name or the username), ignoring accents and case. */
export function nameMatches(input: string, searchName: SQLWrapper = users.searchName): SQL | undefined {
  const words = nameWords(input);
  if (words.length === 0) return sql`false`;
  // A subquery is computed once; in a prepared statement the bare call would run again for every row of the index.
  return and(...words.map((word) => sql`${searchName} like (select '%' || fold_name(${word}) || '%')`));
}

/** The words of the input, escaped for `like`, with the signs that `fold_name` turns into `\` and `%`. */
export function nameWords(input: string): string[] {
  const words = input.split(/[\s\-'’._]+/).filter(Boolean);
  return words.slice(0, 8).map((word) => word.replace(/[\\%＼﹨％﹪]/g, "\\$&"));
}

const maxNamed = 50;

/** The newest users with such a name, whatever their status, as a subquery: a common name has thousands. */
export function namedUsers(input: string): SQL {
  return sql`select id from (select id from users where ${nameMatches(input, sql`search_name`)} offset 0) named
    order by id desc limit ${maxNamed}`;
}

/**
 * Searches by name, username or whole email: friends first, then by common friends (docs/product.md#friends).
 * When there is no match, finds names that differ by a typing mistake. One query.
 */
export function searchUsers(viewer: Member, query: QueryOf<typeof searchEndpoint>) {
  const candidates = findCandidates(viewer, query.search);
  const matches = rankMatches(viewer);
  const list = { from: matches, id: matches.id, order: [asc(matches.rank)] };
  return listUserSummaries(viewer, list, query, candidates, matches);
}

/** Reads friends by their own list, since they come first, and the school by its index of names. */
function findCandidates(viewer: Member, input: string) {
  const visible = userVisibleTo(viewer);
  const school = sql`${findableBy(viewer)}, ${maxUsersRanked}`;
  const ids = sql<number[]>`array(
    with named (id) as materialized (
      (select ${users.id} from ${users}
        where ${isOneOfFriends(viewer)} and ${visible} and ${nameMatches(input, unindexedName)}
        order by ${users.searchName} limit ${maxFriends})
      union select ${users.id} from ${users} where ${and(hasEmail(input), isEmailVerifiedFor(viewer), visible)}
      union select id from people_named(${input}, false, ${school}) id)
    select id from named
    union all select id from similar_people(${input}, ${school}) id
      where length(${input}) > 3 and not exists (select from named))`;
  return db.$with("candidates").as(db.select({ ids: ids.as("ids") }).from(sql`(select) one`));
}

/** Anyone may have signed up with an unverified email: a search for its owner does not find another person. */
function isEmailVerifiedFor({ role }: Member): SQL | undefined {
  return role === "admin" ? undefined : isNotNull(users.emailVerifiedAt);
}

/**
 * Passes ids as an array: the planner would expect a thousand rows and read all accounts. Reads the friends of the
 * candidates: those of thousands of friends would be half the school's.
 */
function rankMatches(viewer: Member) {
  const order = sql`${isFriendOf(viewer, users.id)} desc, ${countCommonFriends(viewer)} desc,
    ${users.searchName}, ${users.id}`;
  return db.$with("matches").as(
    db
      .select({ id: users.id, rank: sql<number>`row_number() over (order by ${order})`.as("rank") })
      .from(sql`unnest((select ids from candidates)::int[]) found_id`)
      .innerJoin(users, eq(users.id, sql`found_id`))
      .where(userVisibleTo(viewer)),
  );
}
