import { and, eq, isNull, not, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import {
  groupBans,
  groupEmailInvitations,
  groupInvitationLinks,
  groupInvitations,
  groupMembers,
  groupRequests,
  groups,
} from "@/db/schema/groups";
import { users } from "@/db/schema/users";
import { blockedFor, notBlocked } from "@/lib/blocks/policy";
import { isActiveUser } from "@/lib/core/auth/active-user";
import { hashTokenSecret } from "@/lib/core/auth/token-secrets";
import type { Member, ViewerParams } from "@/lib/core/auth/viewer";
import { groupLimits } from "./limits";

export type GroupReader = Pick<Member, "id" | "role">;

/** Selects the ids as one array, so that each group is looked up by its key. */
const isAmong = (ids: SQL) => sql<boolean>`${groups.id} = any(array(${ids}))`;

/** The newest of the listed groups whose name has such words. */
export function isNamed(viewer: Member, words: string[]): SQL {
  const banned = sql`select ${groupBans.groupId} from ${groupBans} where ${groupBans.userId} = ${viewer.id}`;
  return isAmong(sql`select groups_named(${sql.param(words)}::text[], array(${ownGroupIds(viewer)}), array(${banned}),
    array(${blockedFor(viewer.id)}), ${groupLimits.named})`);
}

export function isOwnGroup({ id }: Pick<ViewerParams, "id">): SQL {
  return isAmong(
    sql`select ${groupMembers.groupId} from ${groupMembers} where ${groupMembers.userId} = ${id}`,
  );
}

/** Ids of the viewer's groups, without deleted ones. */
export function ownGroupIds({ id }: Pick<ViewerParams, "id">): SQL {
  return sql`select own_membership.group_id from ${groupMembers} own_membership
    join ${groups} own_group on own_group.id = own_membership.group_id
    where own_membership.user_id = ${id} and own_group.deleted_at is null`;
}

/** Excludes users who are banned, or in a block with the owner: they do not find the group. */
function canEnter(viewer: ViewerParams): SQL | undefined {
  return and(
    sql`not ${isAmong(sql`select ${groupBans.groupId} from ${groupBans} where ${groupBans.userId} = ${viewer.id}`)}`,
    notBlocked(viewer, groups.ownerId),
  );
}

/** `groups` rows that the viewer can open: a hidden one as a member or by an invitation. */
export function groupVisibleTo(viewer: ViewerParams): SQL | undefined {
  const isFindable = or(sql`${groups.visibility} <> 'hidden'`, isAmong(invitationsOf(viewer)));
  return and(isNull(groups.deletedAt), or(isOwnGroup(viewer), and(isFindable, canEnter(viewer))));
}

/** The condition for groups that are listed for the viewer, who reads their content: public groups and the viewer's own. */
export function groupListedFor(viewer: ViewerParams): SQL | undefined {
  return and(isNull(groups.deletedAt), or(isOwnGroup(viewer), publicGroupVisibleTo(viewer)));
}

export function publicGroupVisibleTo(viewer: ViewerParams): SQL | undefined {
  return and(isNull(groups.deletedAt), eq(groups.visibility, "public"), canEnter(viewer));
}

/** Ids of the public groups that the viewer does not find, which they may be a member of. */
function hiddenPublicGroupIds({ id }: Pick<ViewerParams, "id">): SQL {
  return sql`select lost.id from groups lost
    where lost.visibility = 'public' and lost.deleted_at is null and lost.id in (
      select group_id from group_bans where user_id = ${id}
      union all select id from groups where owner_id = any(array(${blockedFor(id)})))`;
}

/** Ids of the public groups whose content the viewer cannot read. */
export function unreadablePublicGroupIds(viewer: Pick<ViewerParams, "id">): SQL {
  return sql`${hiddenPublicGroupIds(viewer)} except ${ownGroupIds(viewer)}`;
}

/** The number of these groups: the counter of public groups less those that the viewer does not find. */
export function countPublicGroups(viewer: ViewerParams): SQL<number> {
  return sql`((select sum(value) from counter_values where name = 'groups:public')
    - (select count(*) from (${hiddenPublicGroupIds(viewer)}) hidden))::int`;
}

/** The number of listed groups: these and the viewer's own others. */
export function countListedGroups(viewer: ViewerParams): SQL<number> {
  const isFoundWithoutMembership = sql`own.visibility = 'public' and ${notBlocked(viewer, sql`own.owner_id`)}
    and own.id not in (select group_id from group_bans where user_id = ${viewer.id})`;
  return sql`(${countPublicGroups(viewer)} + (select count(*) from groups own
    where own.id in (${ownGroupIds(viewer)}) and not (${isFoundWithoutMembership})))::int`;
}

export function pendingGroupVisibleTo(viewer: ViewerParams): SQL | undefined {
  const requested = sql`select ${groupRequests.groupId} from ${groupRequests} where ${groupRequests.userId} = ${viewer.id}`;
  return and(
    groupVisibleTo(viewer),
    not(isOwnGroup(viewer)),
    or(isAmong(invitationsOf(viewer)), isAmong(requested)),
  );
}

/** Invitations and links are valid only while their sender may invite: not demoted, removed, suspended or deleted. */
const canInvite = (group: SQL, owner: SQLWrapper, inviter: SQLWrapper) => sql<boolean>`exists (
  select from group_members inviter join users on users.id = inviter.user_id
  where inviter.group_id = ${group} and inviter.user_id = ${inviter}
    and (inviter.role = 'admin' or ${owner} = inviter.user_id)
    and users.role = 'student' and users.status = 'active' and users.deleted_at is null)`;

/** Ids of the groups to which the user has a valid invitation. */
export function invitationsOf({ id }: Pick<ViewerParams, "id"> | { id: SQLWrapper }): SQL {
  const { groupId, userId } = groupInvitations;
  return sql`select ${groupId} from ${groupInvitations} join ${groups} invited on invited.id = ${groupId}
    where ${userId} = ${id}
      and ${canInvite(sql`invited.id`, sql`invited.owner_id`, sql`group_invitations.invited_by`)}
      and not exists (select from group_email_invitations expired
        where expired.id = group_invitations.email_invitation_id and expired.expires_at <= now())`;
}

/** Requires `groups` to be joined. */
export const isEmailInvitationValid = sql<boolean>`${groupEmailInvitations.expiresAt} > now()
  and ${canInvite(sql`groups.id`, groups.ownerId, groupEmailInvitations.invitedBy)}`;

export const isValidInvitationLink = sql<boolean>`${groupInvitationLinks.expiresAt} > now()
  and ${canInvite(sql`groups.id`, groups.ownerId, groupInvitationLinks.createdBy)}`;

const hasUsesLeft = sql`coalesce(${groupInvitationLinks.usesCount} < ${groupInvitationLinks.maxUses}, true)`;

/** The condition for links that let the viewer in, into private and hidden groups too. Requires `groups` to be joined. */
export function canUseInvitationLink(viewer: Member): SQL | undefined {
  const isOpen = and(isNull(groups.deletedAt), or(isOwnGroup(viewer), canEnter(viewer)));
  return and(isValidInvitationLink, hasUsesLeft, isOpen);
}

/** `groups` rows that an invitation link shows to the viewer, hidden ones too. */
export function groupLinkedTo(viewer: Member, token: string): SQL {
  const isLink = eq(groupInvitationLinks.tokenHash, hashTokenSecret(token));
  return sql`exists (select from ${groupInvitationLinks}
    where ${groupInvitationLinks.groupId} = ${groups.id} and ${and(isLink, canUseInvitationLink(viewer))})`;
}

/** `users` rows that are shown in a group: active accounts, without those of a block with the viewer. */
export function memberVisibleTo(viewer: ViewerParams): SQL | undefined {
  return and(isActiveUser, notBlocked(viewer, users.id));
}

export function adminIdsOf(groupId: number | SQLWrapper): SQL {
  return sql`select ${groupMembers.userId} from ${groupMembers} where ${groupMembers.groupId} = ${groupId}
      and ${groupMembers.role} = 'admin'
    union select ${groups.ownerId} from ${groups} where ${groups.id} = ${groupId} and ${groups.ownerId} is not null`;
}
