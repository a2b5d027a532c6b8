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
