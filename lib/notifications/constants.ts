import type { NotificationCategory } from "@/db/enums";
import { adminPaths, companyPaths, settingsTemplate, studentPaths } from "@/lib/routes";
/** The path of each kind, with `{param}`s. Its text: messages/{fr,en}/notifications.json, `kinds.<kind>`. */
export const notificationKinds = {
  post_liked: "/posts/{post}",
  post_commented: "/posts/{post}",
  comment_answered: "/posts/{post}",
  post_mentioned: "/posts/{post}",
  comment_mentioned: "/posts/{post}",
  friend_request: studentPaths.friends,
  friend_accepted: studentPaths.friends,
  group_requested: `${studentPaths.groups}/{group}/members`,
  group_request_accepted: `${studentPaths.groups}/{group}/overview`,
  group_invited: `${studentPaths.groups}/{group}/overview`,
  group_member_added: `${studentPaths.groups}/{group}/overview`,
  group_owner_changed: `${studentPaths.groups}/{group}/overview`,
  application_status: `${studentPaths.applications}/{application}`,
  job_deleted: `${studentPaths.applications}/{application}`,
  job_alert: `${studentPaths.jobSearches}/{search}`,
  job_ending: companyPaths.jobs,
  data_export_ready: settingsTemplate,
  company_waiting: adminPaths.pendingCompanies,
  application_received: `${companyPaths.applications}?job_posting_id={posting}`,
  application_withdrawn: `${companyPaths.applications}?job_posting_id={posting}`,
  application_followed_up: `${companyPaths.applications}?application={application}`,
} as const satisfies Record<string, `/${string}`>;

export type NotificationKind = keyof typeof notificationKinds;

/** `account` is always notified of, in the application. */
export const kindCategories: Record<NotificationKind, NotificationCategory | "account"> = {
  post_liked: "likes",
  post_commented: "comments",
  comment_answered: "comments",
  post_mentioned: "mentions",
  comment_mentioned: "mentions",
  friend_request: "friends",
  friend_accepted: "friends",
  group_requested: "groups",
  group_request_accepted: "groups",
  group_invited: "groups",
  group_member_added: "groups",
  group_owner_changed: "groups",
  application_status: "applications",
  job_deleted: "applications",
  job_alert: "jobs",
  job_ending: "jobs",
  data_export_ready: "account",
  company_waiting: "account",
  application_received: "applications",
  application_withdrawn: "applications",
  application_followed_up: "applications",
};
