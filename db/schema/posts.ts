import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { audiences, categories, commentStatuses, holdReasons, locales, postStatuses } from "../enums";
import { createdAt, holdColumns, isOneOf, parentId, timestamptz } from "./columns";
import { groups } from "./groups";
import { users } from "./users";

/** Indexes ascend: scanned backwards they serve `desc`, while drizzle's descending ones put nulls last. */
export const posts = pgTable(
  "posts",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    /** Users who may read this group's posts see the post; visitors never do. */
    groupId: integer("group_id").references(() => groups.id, { onDelete: "cascade" }),
    content: text().notNull(),
    contentTypeId: smallint("content_type_id").notNull().default(1),
    category: text({ enum: categories }),
    feeling: text(),
    locale: text({ enum: locales }),
    audience: text({ enum: audiences }).notNull().default("public"),
    status: text({ enum: postStatuses }).notNull().default("published"),
    isPinned: boolean("is_pinned").notNull().default(false),
    /** In a group, a post that notifies its members, except those who chose no notifications. */
    isAnnouncement: boolean("is_announcement").notNull().default(false),
    /** True until the worker has notified the group's members. */
    notifiesMembers: boolean("notifies_members").notNull().default(false),
    likesCount: integer("likes_count").notNull().default(0),
    commentsCount: integer("comments_count").notNull().default(0),
    reportsCount: integer("reports_count").notNull().default(0),
    imagesCount: smallint("images_count").notNull().default(0),
    createdAt: createdAt(),
    editedAt: timestamptz("edited_at"),
    ...holdColumns,
  },
  (t) => [
    index("posts_feed_idx")
      .on(t.isPinned, t.createdAt, t.id)
      .where(sql`${t.status} = 'published' and ${t.groupId} is null`),
    index("posts_group_idx")
      .on(t.groupId, t.isPinned, t.createdAt, t.id)
      .where(sql`${t.groupId} is not null`),
    // Serves the feed, where a group's pinned posts are not first. It includes the author, for the reason below.
    index("posts_group_newest_idx")
      .on(t.groupId, t.createdAt, t.id, t.userId)
      .where(sql`${t.groupId} is not null and ${t.status} = 'published'`),
    // Includes the author, whom the viewer may not see: the posts of a list are counted without reading them.
    index("posts_group_images_idx")
      .on(t.groupId, t.createdAt, t.id, t.userId)
      .where(sql`${t.groupId} is not null and ${t.status} = 'published' and ${t.imagesCount} > 0`),
    index("posts_group_links_idx")
      .on(t.groupId, t.createdAt, t.id, t.userId)
      .where(sql`${t.groupId} is not null and ${t.status} = 'published' and ${t.content} ~* 'https?://'`),
    index("posts_public_feed_idx")
      .on(t.isPinned, t.createdAt, t.id)
      .where(sql`${t.status} = 'published' and ${t.audience} = 'public'`),
    index("posts_content_idx").on(t.isPinned, t.createdAt, t.id).where(sql`${t.status} <> 'deleted'`),
    index("posts_content_type_idx")
      .on(t.contentTypeId, t.isPinned, t.createdAt, t.id)
      .where(sql`${t.status} <> 'deleted'`),
    index("posts_unpublished_idx")
      .on(t.status, t.isPinned, t.createdAt, t.id)
      .where(sql`${t.status} <> 'published'`),
    index("posts_notifies_members_idx").on(t.id).where(sql`${t.notifiesMembers}`),
    index("posts_user_id_idx").on(t.userId, t.createdAt, t.id),
    index("posts_created_at_idx").using("brin", t.createdAt),
    check("posts_category_check", isOneOf(t.category, categories)),
    check("posts_locale_check", isOneOf(t.locale, locales)),
    check("posts_audience_check", isOneOf(t.audience, audiences)),
    check("posts_group_audience_check", sql`${t.groupId} is null or ${t.audience} = 'members'`),
    check("posts_announcement_check", sql`not ${t.isAnnouncement} or ${t.groupId} is not null`),
    check("posts_status_check", isOneOf(t.status, postStatuses)),
    check("posts_held_for_check", isOneOf(t.heldFor, holdReasons)),
    check("posts_hold_check", sql`(${t.heldFor} is null) = (${t.heldAt} is null)`),
  ],
);

export const postImages = pgTable(
  "post_images",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    postId: parentId("post_id", () => posts.id),
    position: smallint().notNull(),
    path: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    alt: text().notNull().default(""),
  },
  (t) => [
    index("post_images_post_id_idx").on(t.postId, t.position, t.id),
    uniqueIndex("post_images_path_key").on(t.path),
  ],
);

export const tags = pgTable(
  "tags",
  { id: integer().primaryKey().generatedAlwaysAsIdentity(), name: text().notNull() },
  (t) => [uniqueIndex("tags_name_key").on(t.name)],
);

export const postTags = pgTable(
  "post_tags",
  {
    postId: parentId("post_id", () => posts.id),
    tagId: parentId("tag_id", () => tags.id),
  },
  (t) => [primaryKey({ columns: [t.postId, t.tagId] }), index("post_tags_tag_id_idx").on(t.tagId, t.postId)],
);

export const likes = pgTable(
  "likes",
  {
    postId: parentId("post_id", () => posts.id),
    userId: parentId("user_id", () => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.userId] }),
    index("likes_user_id_idx").on(t.userId, t.postId),
    index("likes_created_at_idx").using("brin", t.createdAt),
  ],
);

/** A visitor's comment has no user but a name and an email, which only administrators see. */
export const comments = pgTable(
  "comments",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    postId: parentId("post_id", () => posts.id),
    userId: integer("user_id").references(() => users.id),
    authorName: text("author_name"),
    authorEmail: text("author_email"),
    replyToId: integer("reply_to_id").references((): AnyPgColumn => comments.id, { onDelete: "set null" }),
    content: text().notNull(),
    status: text({ enum: commentStatuses }).notNull().default("published"),
    createdAt: createdAt(),
    editedAt: timestamptz("edited_at"),
    ...holdColumns,
  },
  (t) => [
    index("comments_post_id_idx").on(t.postId, t.id).where(sql`${t.status} = 'published'`),
    index("comments_pending_idx").on(t.postId, t.id).where(sql`${t.status} = 'pending'`),
    // Has comments of any status, for the deletion of a post.
    index("comments_of_post_idx").on(t.postId),
    index("comments_status_idx").on(t.status, t.id),
    index("comments_user_id_idx").on(t.userId),
    index("comments_created_at_idx").using("brin", t.createdAt),
    index("comments_reply_to_id_idx").on(t.replyToId),
    index("comments_author_email_idx").on(t.authorEmail).where(sql`${t.authorEmail} is not null`),
    check("comments_author_check", sql`${t.userId} is not null or ${t.authorName} is not null`),
    check("comments_status_check", isOneOf(t.status, commentStatuses)),
    check("comments_held_for_check", isOneOf(t.heldFor, holdReasons)),
    check("comments_hold_check", sql`(${t.heldFor} is null) = (${t.heldAt} is null)`),
  ],
);

/** The users that `@[id]` in the content of a post or a comment names. A user's token without its row is plain text. */
export const mentions = pgTable(
  "mentions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    postId: integer("post_id").references(() => posts.id, { onDelete: "cascade" }),
    commentId: integer("comment_id").references(() => comments.id, { onDelete: "cascade" }),
    userId: parentId("user_id", () => users.id),
    /** The name at the time of writing, for viewers who may not open the profile. */
    name: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("mentions_post_id_key").on(t.postId, t.userId).where(sql`${t.postId} is not null`),
    uniqueIndex("mentions_comment_id_key").on(t.commentId, t.userId).where(sql`${t.commentId} is not null`),
    index("mentions_user_id_idx").on(t.userId),
    check("mentions_subject_check", sql`num_nonnulls(${t.postId}, ${t.commentId}) = 1`),
  ],
);

const pollId = () => parentId("post_id", () => polls.postId);

/** The poll of a post, whose text is the question. Triggers maintain the counters (db/functions/polls.sql). */
export const polls = pgTable("polls", {
  postId: parentId("post_id", () => posts.id).primaryKey(),
  isMultiple: boolean("is_multiple").notNull(),
  isAnonymous: boolean("is_anonymous").notNull(),
  endsAt: timestamptz("ends_at"),
  votersCount: integer("voters_count").notNull().default(0),
});

export const pollOptions = pgTable(
  "poll_options",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    postId: pollId(),
    position: smallint().notNull(),
    text: text().notNull(),
    votesCount: integer("votes_count").notNull().default(0),
  },
  (t) => [index("poll_options_post_id_idx").on(t.postId, t.position, t.id)],
);

/** The votes are written under a lock of the poll's row. */
export const pollVotes = pgTable(
  "poll_votes",
  {
    optionId: parentId("option_id", () => pollOptions.id),
    userId: parentId("user_id", () => users.id),
    postId: pollId(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.optionId, t.userId] }),
    index("poll_votes_user_id_idx").on(t.userId, t.postId),
    index("poll_votes_post_id_idx").on(t.postId, t.userId),
  ],
);
