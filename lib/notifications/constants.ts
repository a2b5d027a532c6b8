/** The path of each kind, with `{param}`s. Its text: messages/{fr,en}/notifications.json, `kinds.<kind>`. */
export const notificationKinds = {
  post_liked: "/posts/{post}",
  post_commented: "/posts/{post}",
  comment_answered: "/posts/{post}",
  application_status: "/student/dashboard/jobs/applications/{application}",
  job_deleted: "/student/dashboard/jobs/applications/{application}",
  job_alert: "/student/dashboard/jobs/searches/{search}",
  job_ending: "/company/dashboard/job-postings",
  data_export_ready: "/{area}/dashboard/settings",
  company_waiting: "/admin/dashboard#companies",
  application_received: "/company/dashboard/applications?job_posting_id={posting}",
  application_withdrawn: "/company/dashboard/applications?job_posting_id={posting}",
  application_followed_up: "/company/dashboard/applications?application={application}",
} as const satisfies Record<string, `/${string}`>;

export type NotificationKind = keyof typeof notificationKinds;
