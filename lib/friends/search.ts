import { and, asc, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { users } from "@/db/schema/users";
import type { QueryOf } from "@/lib/core/api/endpoint";
import type { Member } from "@/lib/core/auth/viewer";
import { maxPeopleRanked, type searchPeople as searchEndpoint } from "./contract";
import { listPeople } from "./list-people";
import { isFriendOf, isOneOfFriends, personVisibleTo } from "./policy";
import { countCommonFriends } from "./select";

const maxFriends = 100;

/** Each word begins a word of the searched name (of a user and the username), accents and case aside. */
export function nameMatches(input: string, searchName: SQLWrapper = users.searchName): SQL | undefined {
  const words = input.split(/[\s\-'’._]+/).filter(Boolean);
  if (words.length === 0) return sql`false`;
  return and(
    ...words.slice(0, 8).map((word) => {
      const escaped = word.replace(/[\\%]/g, "\\$&");
      // A subquery is computed once; in a prepared statement the bare call would run again for every row of the index.
      return sql`${searchName} like (select '%' || fold_name(${escaped}) || '%')`;
    }),
  );
}

/**
 * By name, username or whole email address: friends first, then by common friends (docs/product.md#friends). When there is no match,
 * names that differ by a typing mistake. One query.
 */
export function searchPeople(viewer: Member, query: QueryOf<typeof searchEndpoint>) {
  const matches = rankMatches(viewer, query.search);
  const list = { from: matches, id: matches.id, order: [asc(matches.rank)] };
  return listPeople(viewer, list, query, matches);
}

function rankMatches(viewer: Member, input: string) {
  const visible = personVisibleTo(viewer);
  const matching = and(sql`(${nameMatches(input)} or lower(${users.email}) = lower(${input}))`, visible);
  // As one array: the planner would expect a thousand rows and read all accounts.
  const resultIds = sql`array(
    with named (id) as materialized (
      (select ${users.id} from ${users}
        where ${isOneOfFriends(viewer)} and ${matching} order by ${users.searchName} limit ${maxFriends})
      union (select ${users.id} from ${users} where ${matching} limit ${maxPeopleRanked}))
    select id from named
    union all select id from similar_people(${input}, ${maxPeopleRanked}) id
      where length(${input}) > 3 and not exists (select from named))`;
  const order = sql`${isFriendOf(viewer, users.id)} desc, ${countCommonFriends(viewer)} desc,
    ${users.searchName}, ${users.id}`;
  return db.$with("matches").as(
    db
      .select({ id: users.id, rank: sql<number>`row_number() over (order by ${order})`.as("rank") })
      .from(sql`unnest(${resultIds}) found_id`)
      .innerJoin(users, eq(users.id, sql`found_id`))
      .where(visible),
  );
}
