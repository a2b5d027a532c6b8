import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { groupMemberRoles, groupNotificationLevels, groupVisibilities } from "../enums";
import { createdAt, isOneOf, parentId, timestamptz } from "./columns";
import { users } from "./users";

const groupId = () => parentId("group_id", () => groups.id);
const userId = (name = "user_id") => parentId(name, () => users.id);

/** The owner is one of the members (db/functions/groups.sql); null in a group without members. */
export const groups = pgTable(
  "groups",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    description: text().notNull().default(""),
    /** The searched form of the name: words without accents and case. */
    searchName: text("search_name").notNull().generatedAlwaysAs(sql`fold_name(name)`),
    avatarPath: text("avatar_path"),
    /** The class of the school's list for which an import created the group; the group may have been renamed since. */
    className: text("class_name"),
    visibility: text({ enum: groupVisibilities }).notNull().default("public"),
    ownerId: integer("owner_id").references(() => users.id, { onDelete: "set null" }),
    membersCount: integer("members_count").notNull().default(0),
    /** The number of published posts. */
    postsCount: integer("posts_count").notNull().default(0),
    createdAt: createdAt(),
    /** The time since which it is hidden; it can be restored for some weeks. */
    deletedAt: timestamptz("deleted_at"),
  },
  (t) => [
    index("groups_public_idx").on(t.id).where(sql`${t.visibility} = 'public' and ${t.deletedAt} is null`),
    index("groups_deleted_idx").on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    index("groups_owner_id_idx").on(t.ownerId),
    uniqueIndex("groups_avatar_path_key").on(t.avatarPath),
    uniqueIndex("groups_class_name_key").on(sql`fold_name(${t.className})`),
    index("groups_search_name_idx")
      .using("gin", sql`${t.searchName} gin_trgm_ops`)
      .with({ fastupdate: false }),
    check("groups_visibility_check", isOneOf(t.visibility, groupVisibilities)),
  ],
);

/** No role says that a member is the owner: `groups.owner_id` does. */
export const groupMembers = pgTable(
  "group_members",
  {
    groupId: groupId(),
    userId: userId(),
    role: text({ enum: groupMemberRoles }).notNull().default("member"),
    notificationLevel: text("notification_level", { enum: groupNotificationLevels })
      .notNull()
      .default("announcements"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.groupId, t.userId] }),
    index("group_members_user_id_idx").on(t.userId, t.groupId),
    index("group_members_joined_idx").on(t.groupId, t.createdAt, t.userId),
    index("group_members_admins_idx").on(t.groupId, t.userId).where(sql`${t.role} = 'admin'`),
    check("group_members_role_check", isOneOf(t.role, groupMemberRoles)),
    check("group_members_notification_level_check", isOneOf(t.notificationLevel, groupNotificationLevels)),
  ],
);

/** Pending ones only: an answered request is deleted. */
export const groupRequests = pgTable(
  "group_requests",
  { groupId: groupId(), userId: userId(), createdAt: createdAt() },
  (t) => [
    primaryKey({ columns: [t.groupId, t.userId] }),
    index("group_requests_user_id_idx").on(t.userId, t.groupId),
  ],
);

/** One row for each email whose owner has not joined, with or without an account. Its invitation and link are deleted with it. */
export const groupEmailInvitations = pgTable(
  "group_email_invitations",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    groupId: groupId(),
    /** In lower case. */
    email: text().notNull(),
    invitedBy: userId("invited_by"),
    createdAt: createdAt(),
    expiresAt: timestamptz("expires_at").notNull(),
  },
  (t) => [
    uniqueIndex("group_email_invitations_group_id_email_key").on(t.groupId, t.email),
    index("group_email_invitations_email_idx").on(t.email),
    index("group_email_invitations_invited_by_idx").on(t.invitedBy),
    index("group_email_invitations_expires_at_idx").on(t.expiresAt),
  ],
);

const emailInvitationId = () =>
  integer("email_invitation_id").references(() => groupEmailInvitations.id, { onDelete: "cascade" });

/** Open invitations only. An invitation is valid while the inviter may still invite. */
export const groupInvitations = pgTable(
  "group_invitations",
  {
    groupId: groupId(),
    userId: userId(),
    invitedBy: userId("invited_by"),
    emailInvitationId: emailInvitationId(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.groupId, t.userId] }),
    index("group_invitations_user_id_idx").on(t.userId, t.groupId),
    index("group_invitations_invited_by_idx").on(t.invitedBy),
    index("group_invitations_email_invitation_id_idx").on(t.emailInvitationId),
  ],
);

/** A link is valid while its creator may still invite. */
export const groupInvitationLinks = pgTable(
  "group_invitation_links",
  {
    id: uuid().primaryKey().defaultRandom(),
    groupId: groupId(),
    createdBy: userId("created_by"),
    tokenHash: text("token_hash").notNull(),
    emailInvitationId: emailInvitationId(),
    maxUses: integer("max_uses"),
    usesCount: integer("uses_count").notNull().default(0),
    createdAt: createdAt(),
    expiresAt: timestamptz("expires_at").notNull(),
  },
  (t) => [
    uniqueIndex("group_invitation_links_token_hash_key").on(t.tokenHash),
    index("group_invitation_links_group_id_idx").on(t.groupId, t.createdAt),
    index("group_invitation_links_email_invitation_id_idx").on(t.emailInvitationId),
    index("group_invitation_links_created_by_idx").on(t.createdBy),
    index("group_invitation_links_expires_at_idx").on(t.expiresAt),
    check("group_invitation_links_uses_check", sql`${t.usesCount} <= coalesce(${t.maxUses}, ${t.usesCount})`),
  ],
);

export const groupBans = pgTable(
  "group_bans",
  {
    groupId: groupId(),
    userId: userId(),
    bannedBy: integer("banned_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.groupId, t.userId] }),
    index("group_bans_user_id_idx").on(t.userId, t.groupId),
    index("group_bans_banned_by_idx").on(t.bannedBy),
  ],
);
