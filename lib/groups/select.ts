import { and, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { hasReported } from "@/db/has-reported";
import type { RowOf } from "@/db/row-of";
import { groupMembers, groupRequests, groups } from "@/db/schema/groups";
import { users } from "@/db/schema/users";
import { notBlocked } from "@/lib/blocks/policy";
import { fileUrlOf, isoDateOf, toIsoDate } from "@/lib/core/api/response-columns";
import type { Member, ViewerParams } from "@/lib/core/auth/viewer";
import { storageUrl } from "@/lib/core/storage/urls";
import { isFriendOf } from "@/lib/friends/policy";
import { groupLimits } from "./limits";
import { invitationsOf, memberVisibleTo } from "./policy";
import { type GroupRole, isGroupAdmin } from "./roles";
import type { Group, GroupMember } from "./schemas";

/** The viewer's membership, joined to `groups`. */
export const membership = alias(groupMembers, "membership");

export function isMembershipOf({ id }: ViewerParams): SQL {
  return sql`${membership.groupId} = ${groups.id} and ${membership.userId} = ${id}`;
}

/** Null for a user who is no member. */
export const viewerRole = sql<GroupRole | null>`case when ${membership.userId} is null then null
  when ${membership.userId} = ${groups.ownerId} then 'owner' else ${membership.role} end`;

/** Requires `groups` and `membership` to be joined. */
export function groupColumns(viewer: ViewerParams) {
  return {
    id: groups.id,
    name: groups.name,
    description: groups.description,
    avatar: fileUrlOf(groups.avatarPath),
    visibility: groups.visibility,
    created_by: shownOwner(viewer).as("shown_owner_id"),
    members: previewOfMembers(viewer),
    members_count: groups.membersCount,
    role: viewerRole.as("viewer_role"),
    membership: sql<Group["membership"]>`case when ${membership.userId} is not null then 'member'
      when exists (select from ${groupRequests} where ${groupRequests.groupId} = ${groups.id}
        and ${groupRequests.userId} = ${viewer.id}) then 'requested'
      when ${groups.id} in (${invitationsOf(viewer)}) then 'invited' else 'none' end`.as("viewer_membership"),
    notification_level: sql<Group["notification_level"]>`${membership.notificationLevel}`.as("viewer_level"),
    has_reported: hasReported(viewer.id, "group", groups.id).as("has_reported"),
    requests_count:
      sql<number>`case when ${membership.role} = 'admin' or ${membership.userId} = ${groups.ownerId}
      then (select count(*) from ${groupRequests} join ${users} on ${users.id} = ${groupRequests.userId}
        where ${groupRequests.groupId} = ${groups.id} and ${memberVisibleTo(viewer)}) else 0 end::int`.as(
        "requests_count",
      ),
    created_at: isoDateOf(groups.createdAt),
  };
}

export type GroupRow = RowOf<ReturnType<typeof groupColumns>>;

export function serializeGroup(row: GroupRow): Group {
  return {
    ...row,
    avatar_url: row.avatar,
    is_private: row.visibility !== "public",
    is_admin: isGroupAdmin(row.role),
    members: row.members.map(serializeMember),
  };
}

/** The columns of a member. */
export function memberColumns(
  viewer: Member,
  { role, joinedAt }: { role: SQLWrapper; joinedAt: SQLWrapper },
) {
  return {
    id: users.id,
    name: users.name,
    email: sql<string | null>`case when ${users.id} = ${viewer.id} or ${isFriendOf(viewer, users.id)}
      then ${users.email} end`.as("member_email"),
    avatar_path: users.avatarPath,
    role: sql<GroupRole>`${role}`.as("member_role"),
    joined_at: sql<string>`${joinedAt}`.as("joined_at"),
  };
}

export type MemberRow = RowOf<ReturnType<typeof memberColumns>>;

export function serializeMember({ avatar_path, role, joined_at, ...row }: MemberRow): GroupMember {
  const avatar = avatar_path && storageUrl(avatar_path);
  return {
    ...row,
    avatar,
    avatar_url: avatar,
    pivot: { role, created_at: toIsoDate(joined_at) },
  };
}

/** A private group shows its members to its members only. */
const areMembersShown = sql`(${groups.visibility} = 'public' or ${membership.userId} is not null)`;

/** Null where the viewer does not see who is a member, and in a block with the owner. */
function shownOwner(viewer: ViewerParams) {
  const isShown = and(areMembersShown, notBlocked(viewer, groups.ownerId));
  return sql<number | null>`case when ${isShown} then ${groups.ownerId} end`;
}

/**
 * The longest-serving members, as JSON. `offset 0`: users are looked up in the order of the index until there are enough;
 * otherwise the planner may read all users of the school for each group.
 */
function previewOfMembers(viewer: ViewerParams) {
  return sql<MemberRow[]>`case when ${areMembersShown} then (
    select coalesce(json_agg(shown order by joined_at, id), '[]') from (
      select ${users.id}, ${users.name}, ${users.avatarPath}, m.created_at as joined_at,
        case when ${users.id} = ${groups.ownerId} then 'owner' else m.role end as role,
        case when ${users.id} = ${viewer.id} or ${isFriendOf(viewer, users.id)} then ${users.email} end as email
      from ${groupMembers} m cross join lateral (
        select id, name, email, avatar_path from ${users}
        where ${users.id} = m.user_id and ${memberVisibleTo(viewer)} offset 0) users
      where m.group_id = ${groups.id}
      order by m.created_at, m.user_id limit ${groupLimits.preview}) shown) else '[]'::json end`.as(
    "members",
  );
}
