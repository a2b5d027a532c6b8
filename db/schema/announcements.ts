import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { announcementAudiences, announcementChannels, announcementStatuses } from "../enums";
import { createdAt, isOneOf, parentId, timestamptz } from "./columns";
import { groups } from "./groups";
import { users } from "./users";

/** The worker writes the recipients in the order of their ids: those up to `last_recipient_id` have it. */
export const announcements = pgTable(
  "announcements",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    createdBy: integer("created_by").references(() => users.id, { onDelete: "set null" }),
    status: text({ enum: announcementStatuses }).notNull().default("draft"),
    titleFr: text("title_fr").notNull(),
    textFr: text("text_fr").notNull(),
    /** Null where all users read French. */
    titleEn: text("title_en"),
    textEn: text("text_en"),
    audience: text({ enum: announcementAudiences }).notNull(),
    /** Classes of the school's list, compared without case and accents. */
    classNames: text("class_names").array().notNull().default(sql`'{}'`),
    channel: text({ enum: announcementChannels }).notNull(),
    /** A path of the application. */
    link: text(),
    sendAt: timestamptz("send_at"),
    sentAt: timestamptz("sent_at"),
    recalledAt: timestamptz("recalled_at"),
    lastRecipientId: integer("last_recipient_id").notNull().default(0),
    /** The time at which all recipients had received it. */
    completedAt: timestamptz("completed_at"),
    createdAt: createdAt(),
    updatedAt: timestamptz("updated_at").notNull().defaultNow(),
  },
  (t) => [
    index("announcements_created_by_idx").on(t.createdBy),
    index("announcements_status_idx").on(t.status, t.id),
    index("announcements_due_idx").on(t.sendAt).where(sql`${t.status} = 'scheduled'`),
    index("announcements_incomplete_idx")
      .on(t.id)
      .where(sql`${t.status} = 'sent' and ${t.completedAt} is null`),
    check("announcements_status_check", isOneOf(t.status, announcementStatuses)),
    check("announcements_audience_check", isOneOf(t.audience, announcementAudiences)),
    check(
      "announcements_class_names_check",
      sql`(${t.audience} = 'classes') = (cardinality(${t.classNames}) > 0)`,
    ),
    check("announcements_channel_check", isOneOf(t.channel, announcementChannels)),
    check("announcements_send_at_check", sql`${t.status} <> 'scheduled' or ${t.sendAt} is not null`),
    check("announcements_english_check", sql`(${t.titleEn} is null) = (${t.textEn} is null)`),
  ],
);

export const announcementGroups = pgTable(
  "announcement_groups",
  {
    announcementId: parentId("announcement_id", () => announcements.id),
    groupId: parentId("group_id", () => groups.id),
  },
  (t) => [
    primaryKey({ columns: [t.announcementId, t.groupId] }),
    index("announcement_groups_group_id_idx").on(t.groupId),
  ],
);

/** `read_at`: when it was read in the application or in the mailbox (db/functions/announcements.sql). */
export const announcementRecipients = pgTable(
  "announcement_recipients",
  {
    announcementId: parentId("announcement_id", () => announcements.id),
    userId: parentId("user_id", () => users.id),
    byApp: boolean("by_app").notNull(),
    byEmail: boolean("by_email").notNull(),
    readAt: timestamptz("read_at"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.announcementId, t.userId] }),
    index("announcement_recipients_user_id_idx").on(t.userId),
  ],
);
