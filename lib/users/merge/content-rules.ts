import { sql } from "drizzle-orm";
import {
  combineRules,
  type MergeRule,
  type MergeSql,
  moveRule,
  moveUniqueRule,
  unchangedRule,
} from "./table-rules";

// Texts refer to mentioned users by id.
const renameMentions =
  (table: "posts" | "comments", column: string): MergeSql =>
  ({ from, to }) =>
    sql`update ${sql.identifier(table)}
    set content = replace(content, ${`@[${from.id}]`}, ${`@[${to.id}]`})
    where id in (select ${sql.identifier(column)} from mentions where user_id = ${from.id})`;

const deleteSharedMentions: MergeSql = ({ from, to }) => sql`delete from mentions theirs
  where theirs.user_id = ${from.id} and exists (select from mentions own where own.user_id = ${to.id}
    and (own.post_id = theirs.post_id or own.comment_id = theirs.comment_id))`;

const deleteSharedVotes: MergeSql = ({ from, to }) => sql`delete from poll_votes
  where user_id = ${from.id} and post_id in (select post_id from poll_votes where user_id = ${to.id})`;

// Has the effect of a new block. By now notifications have their final actors and users, and posts their authors.
const deleteNotificationsInBlock: MergeSql = ({
  to,
}) => sql`select delete_notifications_between(blocker_id, blocked_id)
  from blocks where ${to.id} in (blocker_id, blocked_id)`;

export const contentRules: readonly MergeRule[] = [
  combineRules(
    "mentions",
    renameMentions("posts", "post_id"),
    renameMentions("comments", "comment_id"),
    deleteSharedMentions,
    moveRule("mentions", "user_id"),
  ),
  moveUniqueRule("likes", "user_id", "post_id"),
  combineRules("poll_votes", deleteSharedVotes, moveRule("poll_votes", "user_id")),
  unchangedRule("poll_options"),
  unchangedRule("polls"),
  unchangedRule("post_tags"),
  unchangedRule("post_images"),
  moveRule("comments", "user_id"),
  combineRules("posts", moveRule("posts", "user_id"), deleteNotificationsInBlock),
  moveRule("stored_files", "user_id"),
];
