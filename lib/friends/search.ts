import { and, eq, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { users } from "@/db/schema/users";
import type { Member } from "@/lib/core/auth/viewer";
import { isOneOfFriends, personVisibleTo } from "./policy";
import type { Person } from "./schemas";
import { personColumns, serializePerson } from "./select";

const maxResults = 20;
/** How many users who are no friends are ranked by common friends: one letter may match a third of a school. */
const maxRanked = 200;

/** Each word begins a word of the name or the username, accents and case aside. */
export function nameMatches(input: string): SQL | undefined {
  const words = input.split(/[\s\-'’._]+/).filter(Boolean);
  if (words.length === 0) return sql`false`;
  return and(
    ...words.slice(0, 8).map((word) => {
      const escaped = word.replace(/[\\%]/g, "\\$&");
      return sql`${users.searchName} like '%' || fold_name(${escaped}) || '%'`;
    }),
  );
}

/**
 * By name, username or whole email address: friends first, then by common friends (docs/product.md#friends). When there is no match,
 * names that differ by a typing mistake. One query.
 */
export async function searchPeople(viewer: Member, input: string): Promise<Person[]> {
  const visible = personVisibleTo(viewer);
  const matching = and(sql`(${nameMatches(input)} or lower(${users.email}) = lower(${input}))`, visible);
  // As one array: the planner would expect a thousand rows and read all accounts.
  const resultIds = sql`array(
    with matches (id) as materialized (
      (select ${users.id} from ${users}
        where ${isOneOfFriends(viewer)} and ${matching} order by ${users.searchName} limit ${maxResults})
      union (select ${users.id} from ${users} where ${matching} order by ${users.id} desc limit ${maxRanked}))
    select id from matches
    union all select id from similar_people(${input}, ${maxRanked}) id
      where length(${input}) > 3 and not exists (select from matches))`;
  const rows = await db
    .select(personColumns(viewer))
    .from(sql`unnest(${resultIds}) found_id`)
    .innerJoin(users, eq(users.id, sql`found_id`))
    .where(visible)
    .orderBy(sql`is_friend desc, common_friends desc, ${users.searchName}, ${users.id}`)
    .limit(maxResults);
  return rows.map((row) => serializePerson(viewer, row));
}
