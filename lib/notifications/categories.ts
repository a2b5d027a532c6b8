import { type NotificationCategory, notificationCategories } from "@/db/enums";
import type { Role } from "@/lib/core/auth/viewer";

export type Channels = { app: boolean; email: boolean; digest: boolean };

const inApp = { app: true, email: false, digest: true };
const inAppAndEmail = { app: true, email: true, digest: false };

export const defaultChannels: Record<NotificationCategory, Channels> = {
  likes: inApp,
  comments: inApp,
  mentions: inApp,
  friends: inApp,
  groups: inApp,
  group_posts: inApp,
  events: inAppAndEmail,
  messages: inAppAndEmail,
  applications: inAppAndEmail,
  jobs: inAppAndEmail,
  announcements: inAppAndEmail,
};

/** Messages are always counted by the icon, and no digest lists them. */
export const emailOnlyCategories: readonly NotificationCategory[] = ["messages"];

/** The categories of each role. Only students can be mentioned. */
export const categoriesOfRole: Record<Role, readonly NotificationCategory[]> = {
  student: notificationCategories,
  company: ["comments", "messages", "applications", "jobs", "announcements"],
  admin: ["likes", "comments", "messages", "announcements"],
};
