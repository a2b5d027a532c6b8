import { sql } from "drizzle-orm";
import { announcementRules } from "./privacy/announcement-rules";
import { chatRules } from "./privacy/chat-rules";
import { eraseUser } from "./privacy/erase-user";
import { eventRules } from "./privacy/event-rules";
import { groupRules } from "./privacy/group-rules";
import { moderationRules } from "./privacy/moderation-rules";
import { notificationRules } from "./privacy/notification-rules";
import { pollRules } from "./privacy/poll-rules";
import {
  isAboutUser,
  isCommentAuthor,
  isDeletedCompany,
  isMessageSender,
  isOnOwnPost,
  isRateLimitOf,
  jobIfMember,
} from "./privacy/row-conditions";
import { signInRules } from "./privacy/sign-in-rules";
import {
  deletedUserName,
  deleteRows,
  emailsOf,
  hasEmailIn,
  isUser,
  nullify,
  ownedRows,
  pairRows,
  remainingRows,
  type TableRules,
  withContent,
} from "./privacy/table-rules";
import { currentEmails } from "./privacy/verified-emails";

/** The rules of each table for exports and for anonymisation, in the order of anonymisation. A test compares the list. */
export const personalTables: readonly TableRules[] = [
  ...signInRules,
  { ...ownedRows("former_emails"), columns: ["user_id", "email"] },
  ownedRows("data_exports"),
  ...notificationRules,
  ownedRows("saved_searches"),
  ownedRows("saved_jobs"),
  ownedRows("alerted_jobs"),
  ownedRows("likes"),
  ownedRows("presence"),
  ownedRows("user_activity"),
  // The index of names, which are exported with the account.
  {
    table: "user_name_rotations",
    columns: ["user_id"],
    erased: [deleteRows("user_name_rotations", "user_id")],
  },
  pairRows("friendships", ["user_id", "friend_id"], isUser("user_id")),
  pairRows("friend_requests", ["sender_id", "receiver_id"]),
  // An export does not say who blocked or muted the user.
  pairRows("blocks", ["blocker_id", "blocked_id"], isUser("blocker_id")),
  pairRows("mutes", ["user_id", "muted_id"], isUser("user_id")),
  pairRows("dismissed_suggestions", ["user_id", "dismissed_id"], isUser("user_id")),
  ownedRows("post_mutes"),
  ...chatRules,
  ...groupRules,
  ...eventRules,
  ...announcementRules,
  {
    table: "contact_messages",
    columns: ["user_id", "email"],
    exported: isMessageSender,
    erased: [(user) => sql`delete from contact_messages t where ${isMessageSender(user)}`],
  },
  {
    table: "company_invitations",
    columns: ["invited_by", "email"],
    exported: (user) => sql`(${isUser("invited_by")(user)} or ${hasEmailIn("email")(user)})`,
    erased: [
      nullify("company_invitations", "invited_by"),
      (user) => sql`delete from company_invitations t where ${hasEmailIn("email")(user)}`,
    ],
  },
  ownedRows("company_members"),
  ownedRows("profiles"),
  remainingRows("application_notes", "author_id"),
  {
    // A recruiter's message to a student stays with the student.
    table: "application_events",
    columns: ["actor_id"],
    exported: (user) =>
      sql`(${isUser("actor_id")(user)} or t.application_id in (select id from applications where student_id = ${user.id}))`,
    erased: [nullify("application_events", "actor_id")],
  },
  ownedRows("applications", "student_id"),
  ownedRows("documents"),
  { ...remainingRows("job_postings", "created_by"), exportedAs: jobIfMember },
  {
    // A company is deleted only when it has no members; its name stays with the applications.
    table: "companies",
    columns: [],
    erased: [
      (
        user,
      ) => sql`delete from job_postings j using companies c where j.company_id = c.id and ${isDeletedCompany(user)}
        and not exists (select from applications a where a.job_posting_id = j.id)`,
      (user) => sql`delete from companies c where ${isDeletedCompany(user)}
        and not exists (select from job_postings j where j.company_id = c.id)`,
      (user) => sql`update job_postings j set status = 'closed', deleted_at = coalesce(j.deleted_at, now())
        from companies c where j.company_id = c.id and ${isDeletedCompany(user)}`,
      (user) =>
        sql`delete from message_templates t using companies c where t.company_id = c.id and ${isDeletedCompany(user)}`,
      (
        user,
      ) => sql`update companies c set description = '', website = null, location = null, logo_path = null,
          siret = null, status_reason = null
        where ${isDeletedCompany(user)}`,
    ],
  },
  ownedRows("user_deletions"),
  ...pollRules,
  {
    // Others' texts keep the position of the mention, without the name.
    table: "mentions",
    columns: ["user_id"],
    exported: isUser("user_id"),
    erased: [
      (user) => sql`delete from mentions t where ${isOnOwnPost(user)}
        or t.comment_id in (select t.id from comments t where ${isCommentAuthor(user)})`,
      (user) => sql`update mentions t set name = ${deletedUserName} where ${isUser("user_id")(user)}`,
    ],
  },
  {
    table: "post_tags",
    columns: [],
    exported: isOnOwnPost,
    exportedAs: () =>
      sql`jsonb_build_object('post_id', t.post_id, 'tag', (select name from tags where id = t.tag_id))`,
    erased: [
      (user) => sql`with removed as (delete from post_tags t where ${isOnOwnPost(user)} returning t.tag_id)
        delete from tags where id in (select tag_id from removed) and not exists (
          select from post_tags t where t.tag_id = tags.id and not ${isOnOwnPost(user)})`,
    ],
  },
  {
    table: "post_images",
    columns: [],
    exported: isOnOwnPost,
    erased: [(user) => sql`delete from post_images t where ${isOnOwnPost(user)}`],
  },
  ...moderationRules,
  {
    // A comment or a post without words stays where others' words hang on it.
    table: "comments",
    columns: ["user_id", "author_email"],
    exported: isCommentAuthor,
    exportedAs: () => withContent(sql`with_mentioned_names(t.content, null, t.id)`),
    erased: [
      (user) => sql`delete from comments t where ${isCommentAuthor(user)}
        and not exists (select from comments reply where reply.reply_to_id = t.id)`,
      (user) => sql`update comments t set content = '', status = 'deleted', author_email = null,
        author_name = case when t.user_id is null then ${deletedUserName} end where ${isCommentAuthor(user)}`,
    ],
  },
  // The files that are left at this point are used by others, such as a company's logo.
  remainingRows("stored_files", "user_id"),
  {
    table: "posts",
    columns: ["user_id"],
    exported: isUser("user_id"),
    exportedAs: () => withContent(sql`with_mentioned_names(t.content, t.id, null)`),
    erased: [
      (user) => sql`delete from reports r using posts p
        where r.subject_type = 'post' and r.subject_id = p.id and p.user_id = ${user.id}`,
      (user) => sql`delete from posts t where ${isUser("user_id")(user)}
        and not exists (select from comments c where c.post_id = t.id)`,
      (user) => sql`update posts t set content = '', status = 'deleted', category = null, feeling = null,
        locale = null where ${isUser("user_id")(user)}`,
    ],
  },
  {
    // Keeps the action, and erases the IP address and the texts.
    table: "audit_log",
    columns: ["actor_id", "subject_id"],
    exported: isAboutUser,
    exportedAs: (user) => sql`case when ${isUser("actor_id")(user)} then to_jsonb(t)
      else jsonb_build_object('action', t.action, 'created_at', t.created_at) end`,
    erased: [
      (user) => sql`update audit_log t set details = null,
        ip_address = case when t.actor_id is null or ${isUser("actor_id")(user)} then null else t.ip_address end
        where ${isAboutUser(user)}`,
    ],
  },
  {
    table: "rate_limits",
    columns: ["key"],
    // An email that was never verified may be another person's: its rows are deleted, but not exported.
    exported: (user) => isRateLimitOf(user, currentEmails(user.addresses)),
    erased: [(user) => sql`delete from rate_limits t where ${isRateLimitOf(user, emailsOf(user))}`],
  },
  {
    table: "users",
    columns: ["id"],
    exported: isUser("id"),
    erased: [eraseUser],
  },
];

/** The search index is derived from posts and deleted with them. */
export const tablesWithoutPersonalData: readonly string[] = [
  "announcement_groups",
  "counters",
  "counter_changes",
  "message_search_documents",
  "message_templates",
  "moderation_rules",
  "job_views",
  "scheduled_tasks",
  "school_settings",
  "search_documents",
  "search_words",
  "tags",
  "weekly_activity",
  "weekly_activity_changes",
  "withdrawn_emails",
];
