import { sql } from "drizzle-orm";
import { combineRules, type MergeRule, type MergeSql, moveRule, moveUniqueRule } from "./table-rules";

// A place at an event counts more than waiting for one.
const deleteWaitingAnswers: MergeSql = ({
  from,
  to,
}) => sql`delete from event_answers own using event_answers theirs
  where own.user_id = ${to.id} and theirs.user_id = ${from.id} and own.event_id = theirs.event_id
    and own.waiting_since is not null and theirs.answer = 'yes' and theirs.waiting_since is null`;

const setHigherRoles: MergeSql = ({ from, to }) => sql`update group_members own
  set role = case when 'admin' in (own.role, theirs.role) then 'admin' else 'moderator' end
  from group_members theirs where own.user_id = ${to.id} and theirs.user_id = ${from.id}
    and own.group_id = theirs.group_id and own.role <> theirs.role`;

const deleteOwnerBans: MergeSql = ({ to }) => sql`delete from group_bans b using groups g
  where b.user_id = ${to.id} and g.id = b.group_id and g.owner_id = ${to.id}`;

const deleteBannedMembers: MergeSql = ({ to }) => sql`delete from group_members m using group_bans b
  where m.user_id = ${to.id} and b.user_id = m.user_id and b.group_id = m.group_id`;

// A row that moves here has the effect of a new block or owner: a user outside of a public group whose owner is on
// the other side of the block loses their answers to its events.
const hideGroupsInBlock: MergeSql = ({ to }) => sql`with hidden as materialized (
    select g.id, case when g.owner_id = ${to.id} then b.other else ${to.id}::int end as outsider from groups g
    join (select blocker_id + blocked_id - ${to.id} as other from blocks where ${to.id} in (blocker_id, blocked_id)) b
      on g.owner_id in (${to.id}, b.other)
    where g.visibility = 'public' order by g.id, b.other for no key update of g)
  select hide_group_from(array[outsider], id) from hidden`;

const deleteAnsweredRows =
  (table: string): MergeSql =>
  ({ to }) =>
    sql`delete from ${sql.identifier(table)} t where t.user_id = ${to.id} and t.group_id in (
    select group_id from group_members where user_id = ${to.id} union select group_id from group_bans where user_id = ${to.id})`;

/** Applied in this order: triggers delete the answers of users who leave a group, and name the next owner. */
export const groupRules: readonly MergeRule[] = [
  combineRules("event_answers", deleteWaitingAnswers, moveUniqueRule("event_answers", "user_id", "event_id")),
  moveRule("events", "created_by"),
  moveRule("groups", "owner_id"),
  combineRules(
    "group_bans",
    moveUniqueRule("group_bans", "user_id", "group_id"),
    moveRule("group_bans", "banned_by"),
    deleteOwnerBans,
  ),
  combineRules(
    "group_members",
    setHigherRoles,
    moveUniqueRule("group_members", "user_id", "group_id"),
    deleteBannedMembers,
    hideGroupsInBlock,
  ),
  combineRules(
    "group_requests",
    moveUniqueRule("group_requests", "user_id", "group_id"),
    deleteAnsweredRows("group_requests"),
  ),
  combineRules(
    "group_invitations",
    moveUniqueRule("group_invitations", "user_id", "group_id"),
    moveRule("group_invitations", "invited_by"),
    deleteAnsweredRows("group_invitations"),
  ),
  moveRule("group_email_invitations", "invited_by"),
  moveRule("group_invitation_links", "created_by"),
];
