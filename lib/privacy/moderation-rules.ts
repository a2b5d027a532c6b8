import { sql } from "drizzle-orm";
import { eraseExcerpts } from "./excerpts";
import { isCommentAuthor } from "./row-conditions";
import { deleteRows, isUser, nullify, ownedRows, type TableRules, type User } from "./table-rules";

/** Whether the decision is about a comment that the user wrote as a visitor: such a decision names no author. */
const isOnVisitorComment = (user: User) => sql`(t.author_id is null and t.subject_type = 'comment'
  and t.subject_id in (select t.id from comments t where ${isCommentAuthor(user)}))`;

/** Whether the decision holds for content that outlives its author: no one may reopen the job or restore the group. */
const isOnRemainingContent = sql`(t.subject_type in ('job', 'group', 'event') and t.action in ('hide', 'delete')
  and not t.is_overturned)`;

/** Applied before the comments are erased. */
export const moderationRules: readonly TableRules[] = [
  ownedRows("moderation_assignments", "assignee_id"),
  {
    // The case stays with the moderators; its texts are erased.
    table: "reports",
    columns: ["reporter_id"],
    exported: isUser("reporter_id"),
    // The messages around a reported one are those of others.
    exportedAs: () => sql`to_jsonb(t) - 'excerpt'`,
    erased: [
      (user) => sql`delete from reports t where t.subject_type = 'profile' and t.subject_id = ${user.id}`,
      (user) => sql`update reports t set reason = '' where ${isUser("reporter_id")(user)}`,
      ...eraseExcerpts,
    ],
  },
  {
    // Decisions about the user are deleted with the account, unless they are about content that stays; their decisions
    // about others stay.
    table: "moderation_decisions",
    columns: ["author_id", "moderator_id", "appeal_moderator_id"],
    // The author is not notified of reports that were dismissed, so an export leaves them out.
    exported: (user) =>
      sql`((${isUser("author_id")(user)} or ${isOnVisitorComment(user)}) and t.action <> 'dismiss')`,
    exportedAs: () => sql`to_jsonb(t) - array['moderator_id', 'appeal_moderator_id']`,
    erased: [
      (user) => sql`update moderation_decisions t set author_id = null, explanation = '', excerpt = '',
        appeal = case when t.appeal_decided_at is not null then '' end,
        appealed_at = case when t.appeal_decided_at is not null then t.appealed_at end
        where ${isUser("author_id")(user)} and ${isOnRemainingContent}`,
      deleteRows("moderation_decisions", "author_id"),
      (user) => sql`update moderation_decisions t set excerpt = '' where ${isOnVisitorComment(user)}`,
      nullify("moderation_decisions", "moderator_id"),
      nullify("moderation_decisions", "appeal_moderator_id"),
    ],
  },
];
