import { sql } from "drizzle-orm";
import {
  combineRules,
  deleteRule,
  type MergeRule,
  type MergeSql,
  movePairRule,
  moveUniqueRule,
} from "./table-rules";

// Keeps one request per pair, in either direction.
const deleteSharedRequests: MergeSql = ({ from, to }) => sql`delete from friend_requests theirs
  where ${from.id} in (theirs.sender_id, theirs.receiver_id) and exists (select from friend_requests own
    where least(own.sender_id, own.receiver_id) = least(${to.id}, theirs.sender_id + theirs.receiver_id - ${from.id})
      and greatest(own.sender_id, own.receiver_id) = greatest(${to.id}, theirs.sender_id + theirs.receiver_id - ${from.id}))`;

const deleteRequestsOfFriends: MergeSql = ({ to }) => sql`delete from friend_requests r using friendships f
  where f.user_id = ${to.id} and (r.sender_id, r.receiver_id) in ((f.user_id, f.friend_id), (f.friend_id, f.user_id))`;

// A block by or of one account holds for the person.
const deleteBlocked =
  (table: string, columnA: string, columnB: string): MergeSql =>
  ({ to }) =>
    sql`delete from ${sql.identifier(table)} t
    where ${to.id} in (t.${sql.identifier(columnA)}, t.${sql.identifier(columnB)})
      and is_blocked_pair(t.${sql.identifier(columnA)}, t.${sql.identifier(columnB)})`;

const setLaterDays: MergeSql = ({ from, to }) => sql`update user_activity own
  set last_active_on = greatest(own.last_active_on, theirs.last_active_on),
    last_engaged_on = greatest(own.last_engaged_on, theirs.last_engaged_on)
  from user_activity theirs where own.user_id = ${to.id} and theirs.user_id = ${from.id}`;

/** Applied in this order: a block ends a friendship, a friendship a request. */
export const relationRules: readonly MergeRule[] = [
  movePairRule("blocks", ["blocker_id", "blocked_id"]),
  movePairRule("mutes", ["user_id", "muted_id"]),
  movePairRule("dismissed_suggestions", ["user_id", "dismissed_id"]),
  combineRules(
    "friendships",
    movePairRule("friendships", ["user_id", "friend_id"]),
    deleteBlocked("friendships", "user_id", "friend_id"),
  ),
  combineRules(
    "friend_requests",
    deleteSharedRequests,
    movePairRule("friend_requests", ["sender_id", "receiver_id"]),
    deleteRequestsOfFriends,
    deleteBlocked("friend_requests", "sender_id", "receiver_id"),
  ),
  moveUniqueRule("profiles", "user_id"),
  deleteRule("presence"),
  combineRules("user_activity", setLaterDays, deleteRule("user_activity")),
];
