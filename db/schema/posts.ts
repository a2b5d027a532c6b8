import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "./users";

const created = () => timestamp("created_at", { withTimezone: true }).notNull().defaultNow();

/**
 * likes_count, comments_count and reports_count are kept by triggers (migration `counters`). Indexes ascend: read
 * backwards they serve our lists, while a descending one puts its nulls where `order by … desc` does not.
 */
export const posts = pgTable(
  "posts",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    content: text().notNull(),
    contentTypeId: smallint("content_type_id").notNull().default(1),
    category: text({ enum: ["programming", "technology", "design"] }),
    feeling: text(),
    /** The language it is written in, where it is known. */
    locale: text({ enum: ["fr", "en"] }),
    audience: text({ enum: ["public", "members"] })
      .notNull()
      .default("public"),
    status: text({ enum: ["published", "draft", "pending", "archived", "deleted"] })
      .notNull()
      .default("published"),
    isPinned: boolean("is_pinned").notNull().default(false),
    likesCount: integer("likes_count").notNull().default(0),
    commentsCount: integer("comments_count").notNull().default(0),
    reportsCount: integer("reports_count").notNull().default(0),
    createdAt: created(),
    editedAt: timestamp("edited_at", { withTimezone: true }),
  },
  (t) => [
    index("posts_feed_idx").on(t.isPinned, t.createdAt, t.id).where(sql`${t.status} = 'published'`),
    index("posts_public_feed_idx")
      .on(t.isPinned, t.createdAt, t.id)
      .where(sql`${t.status} = 'published' and ${t.audience} = 'public'`),
    index("posts_user_id_idx").on(t.userId, t.createdAt, t.id),
    check("posts_locale_check", sql`${t.locale} in ('fr', 'en')`),
    check("posts_audience_check", sql`${t.audience} in ('public', 'members')`),
    check("posts_status_check", sql`${t.status} in ('published', 'draft', 'pending', 'archived', 'deleted')`),
  ],
);

export const postImages = pgTable(
  "post_images",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    postId: integer("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
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
    postId: integer("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    tagId: integer("tag_id")
      .notNull()
      .references(() => tags.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.postId, t.tagId] }), index("post_tags_tag_id_idx").on(t.tagId, t.postId)],
);

export const likes = pgTable(
  "likes",
  {
    postId: integer("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: created(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.userId] }), index("likes_user_id_idx").on(t.userId, t.postId)],
);

/** A visitor's comment has no user but a name and an address; the address is shown to admins only. */
export const comments = pgTable(
  "comments",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    postId: integer("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    userId: integer("user_id").references(() => users.id),
    authorName: text("author_name"),
    authorEmail: text("author_email"),
    replyToId: integer("reply_to_id"),
    content: text().notNull(),
    status: text({ enum: ["published", "pending", "deleted"] })
      .notNull()
      .default("published"),
    createdAt: created(),
    editedAt: timestamp("edited_at", { withTimezone: true }),
  },
  (t) => [
    index("comments_post_id_idx").on(t.postId, t.id).where(sql`${t.status} = 'published'`),
    index("comments_pending_idx").on(t.postId, t.id).where(sql`${t.status} = 'pending'`),
    index("comments_user_id_idx").on(t.userId),
    index("comments_reply_to_id_idx").on(t.replyToId),
    index("comments_author_email_idx").on(t.authorEmail).where(sql`${t.authorEmail} is not null`),
    check("comments_author_check", sql`${t.userId} is not null or ${t.authorName} is not null`),
    check("comments_status_check", sql`${t.status} in ('published', 'pending', 'deleted')`),
  ],
);
