import type { NotificationCategory } from "@/db/enums";
import {
  adminPaths,
  announcementTemplate,
  companyPaths,
  decisionTemplate,
  notificationsTemplate,
  settingsTemplate,
  studentPaths,
} from "@/lib/routes";

type Kind = { category: NotificationCategory | "account"; path: `/${string}` };

/**
 * Each kind has the path of its subject, with `{param}`s. Events of `account` always notify, in the application. The
 * text of a kind: messages/{fr,en}/notifications.json, `kinds.<kind>`.
 */
export const notificationKinds = {
  post_liked: { category: "likes", path: "/posts/{post}" },
  post_commented: { category: "comments", path: "/posts/{post}" },
  comment_answered: { category: "comments", path: "/posts/{post}" },
  post_mentioned: { category: "mentions", path: "/posts/{post}" },
  comment_mentioned: { category: "mentions", path: "/posts/{post}" },
  message_mentioned: {
    category: "mentions",
    path: `${studentPaths.chat}?conversation={conversation}&message={message}`,
  },
  friend_request: { category: "friends", path: studentPaths.friends },
  friend_accepted: { category: "friends", path: studentPaths.friends },
  group_requested: { category: "groups", path: `${studentPaths.groups}/{group}/members` },
  group_request_accepted: { category: "groups", path: `${studentPaths.groups}/{group}/overview` },
  group_invited: { category: "groups", path: `${studentPaths.groups}/{group}/overview` },
  group_member_added: { category: "groups", path: `${studentPaths.groups}/{group}/overview` },
  group_owner_changed: { category: "groups", path: `${studentPaths.groups}/{group}/overview` },
  group_role_changed: { category: "groups", path: `${studentPaths.groups}/{group}/overview` },
  group_announced: { category: "group_posts", path: "/posts/{post}" },
  group_posted: { category: "group_posts", path: "/posts/{post}" },
  group_event: { category: "group_posts", path: `${studentPaths.events}/{event}` },
  announcement: { category: "announcements", path: announcementTemplate },
  event_reminder: { category: "events", path: `${studentPaths.events}/{event}` },
  event_changed: { category: "events", path: `${studentPaths.events}/{event}` },
  event_cancelled: { category: "events", path: `${studentPaths.events}/{event}` },
  event_place: { category: "events", path: `${studentPaths.events}/{event}` },
  application_status: { category: "applications", path: `${studentPaths.applications}/{application}` },
  job_deleted: { category: "applications", path: `${studentPaths.applications}/{application}` },
  job_alert: { category: "jobs", path: `${studentPaths.jobSearches}/{search}` },
  job_ending: { category: "jobs", path: companyPaths.jobs },
  data_export_ready: { category: "account", path: settingsTemplate },
  company_role_changed: { category: "account", path: companyPaths.members },
  company_waiting: { category: "account", path: adminPaths.pendingCompanies },
  report_decided: { category: "account", path: notificationsTemplate },
  content_moderated: { category: "account", path: decisionTemplate },
  held_content_accepted: { category: "account", path: "/posts/{post}" },
  appeal_received: { category: "account", path: `${adminPaths.reports}?tab=appeals` },
  appeal_waiting: { category: "account", path: `${adminPaths.reports}?tab=appeals` },
  appeal_decided: { category: "account", path: decisionTemplate },
  item_assigned: { category: "account", path: `${adminPaths.reports}?assigned=mine` },
  decisions_due: { category: "applications", path: `${companyPaths.applications}?job_posting_id={job}` },
  decisions_overdue: { category: "applications", path: `${companyPaths.applications}?job_posting_id={job}` },
  application_received: {
    category: "applications",
    path: `${companyPaths.applications}?job_posting_id={posting}`,
  },
  application_withdrawn: {
    category: "applications",
    path: `${companyPaths.applications}?job_posting_id={posting}`,
  },
  application_followed_up: {
    category: "applications",
    path: `${companyPaths.applications}?application={application}`,
  },
} as const satisfies Record<string, Kind>;

export type NotificationKind = keyof typeof notificationKinds;
