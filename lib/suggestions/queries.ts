import { eq, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { prepareOnce } from "@/db/prepare-once";
import { friendRequests, friendships } from "@/db/schema/friends";
import { groupMembers, groups } from "@/db/schema/groups";
import { profiles } from "@/db/schema/profiles";
import { dismissedSuggestions } from "@/db/schema/suggestions";
import { users } from "@/db/schema/users";
import { hiddenFor } from "@/lib/blocks/policy";
import type { Member, MemberParams, Role } from "@/lib/core/auth/viewer";
import { userVisibleTo } from "@/lib/friends/policy";
import { isListedFriend, serializeUserSummary, userSummaryColumns } from "@/lib/friends/select";
import { ownGroupIds } from "@/lib/groups/policy";
import type { Suggestion } from "./schemas";

/** A sample of the friends of a very popular student: reading all friends of 5,000 friends would take seconds. */
const maxFriends = 200;
const maxCandidates = 100;
/** The smallest of the viewer's groups: a class is a better indication than the whole school. */
const maxGroups = 20;

/** The audiences that include the whole school, as literals: the partial indexes of db/functions/suggestions.sql need them. */
const studiesShown = sql`${profiles.programme} is not null and ${profiles.studiesAudience} in ('school', 'companies')`;
const interestsShown = sql`${profiles.interests} <> '[]' and ${profiles.interestsAudience} in ('school', 'companies')`;

/**
 * Runs one query. It reads only friends of friends, and the viewer's programme, interests and groups, each by its
 * index, in this order and as few as are needed: an interest may be shared by the whole school.
 */
export async function listSuggestions(viewer: Member, limit: number): Promise<Suggestion[]> {
  const rows = await readSuggestions({ viewer: viewer.id }, `${viewer.role} ${limit}`);
  return rows.map(({ programme, interests, groups, ...row }) => ({
    ...serializeUserSummary(viewer, row),
    programme,
    interests,
    groups,
  }));
}

const readSuggestions = prepareOnce((key: `${Role} ${number}`) => {
  const [role, limit] = key.split(" ") as [Role, string];
  const viewer = { role, id: sql.placeholder("viewer") };
  return db
    .select({
      ...userSummaryColumns(viewer),
      programme: sql<string | null>`shared_programme`,
      interests: sql<string[]>`shared_interests`,
      groups: sql<Suggestion["groups"]>`shared_groups`,
    })
    .from(sql`(${rankCandidates(viewer, Number(limit))}) ranked`)
    .innerJoin(users, eq(users.id, sql`ranked.id`))
    .orderBy(sql`place`);
});

function rankCandidates(viewer: MemberParams, limit: number): SQL {
  return sql`
    with excluded (id) as materialized (${listExcluded(viewer)}),
      own as materialized (
        select fold_name(${profiles.programme}) as programme, fold_keywords(${profiles.interests}) as interests
        from ${profiles} where ${profiles.userId} = ${viewer.id}),
      own_groups as materialized (
        select ${groups.id} as id, ${groups.name} as name, ${groups.membersCount} as members_count from ${groups}
        where ${groups.id} in (${ownGroupIds(viewer)}) order by ${groups.membersCount}, ${groups.id} limit ${maxGroups}),
      candidates as (
        (${friendsOfFriends(viewer)})
        union all (select ${profiles.userId}, 0 from ${profiles} where ${studiesShown}
          and fold_name(${profiles.programme}) = (select programme from own)
          and ${profiles.userId} not in (select id from excluded) order by ${profiles.userId} desc limit ${maxCandidates})
        union all (select ${profiles.userId}, 0 from ${profiles} where ${interestsShown}
          and fold_keywords(${profiles.interests}) && (select interests from own)
          and ${profiles.userId} not in (select id from excluded) limit ${maxCandidates})
        union all (${membersOfGroups()})),
      shared as (
        select ${users.id} as id, common,
          case when ${studiesShown} and fold_name(${profiles.programme}) = own.programme
            then ${profiles.programme} end as shared_programme,
          case when ${interestsShown} then array(
            select value from jsonb_array_elements_text(${profiles.interests}) value
            where lower(value) = any(own.interests)) else '{}' end as shared_interests,
          (select coalesce(json_agg(json_build_object('id', own_groups.id, 'name', own_groups.name)
              order by members_count, own_groups.id), '[]') from own_groups
            join ${groupMembers} on ${groupMembers.groupId} = own_groups.id and ${groupMembers.userId} = ${users.id})
            as shared_groups
        from (select id, max(common) as common
            from (select id, common from candidates limit ${2 * maxCandidates}) enough group by id) candidates
          join ${users} on ${users.id} = candidates.id
          left join ${profiles} on ${profiles.userId} = ${users.id}
          left join own on true
        where ${userVisibleTo(viewer)})
    select id, shared_programme, shared_interests, shared_groups, row_number() over (order by common desc,
      shared_programme is null, cardinality(shared_interests) desc, json_array_length(shared_groups) desc, id desc) as place
    from shared order by place limit ${limit}`;
}

function friendsOfFriends({ id }: MemberParams): SQL {
  return sql`select theirs.friend_id as id, count(*)::int as common
    from (select friend_id from ${friendships} join users friend on friend.id = friend_id
        where user_id = ${id} and ${isListedFriend} order by friend_id desc limit ${maxFriends}) mine
      cross join lateral (
        select friend_id from ${friendships} where user_id = mine.friend_id limit ${maxFriends}) theirs
    where theirs.friend_id not in (select id from excluded)
    group by theirs.friend_id order by count(*) desc, theirs.friend_id desc limit ${maxCandidates}`;
}

/** The newest members of each group. */
function membersOfGroups(): SQL {
  return sql`select newest.user_id, 0 from own_groups cross join lateral (
      select ${groupMembers.userId} as user_id from ${groupMembers} where ${groupMembers.groupId} = own_groups.id
      order by ${groupMembers.createdAt} desc, ${groupMembers.userId} desc limit ${maxFriends}) newest
    where newest.user_id not in (select id from excluded) limit ${maxCandidates}`;
}

/**
 * Selects the users who are not suggested: the viewer, friends, users with a pending request, and those dismissed,
 * muted or in a block with the viewer.
 */
function listExcluded(viewer: MemberParams): SQL {
  const { id } = viewer;
  return sql`select ${id}::int
    union all select friend_id from ${friendships} where user_id = ${id}
    union all select receiver_id from ${friendRequests} where sender_id = ${id}
    union all select sender_id from ${friendRequests} where receiver_id = ${id}
    union all select dismissed_id from ${dismissedSuggestions} where user_id = ${id}
    union all ${hiddenFor(viewer) ?? sql`select 0`}`;
}
