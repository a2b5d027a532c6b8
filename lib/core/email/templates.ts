import type { EmailCategory } from "@/db/enums";
import {
  adminPaths,
  announcementTemplate,
  authPaths,
  companyPaths,
  decisionTemplate,
  exportsTemplate,
  settingsTemplate,
  studentPaths,
  unreadNotificationsTemplate,
} from "@/lib/routes";
import type { EmailParams } from "./outbox";

type Path = `/${string}`;

/**
 * Paths have the email's params, `{secret}` and the recipient's `{address}`. `verifiesAddress`: the link proves that its
 * user reads the mailbox. The page `/emails` does not show it, and the email contains no name.
 */
export type EmailTemplate = {
  link?: Path | ((params: EmailParams) => Path);
  /** The path of each item of its list. */
  itemLink?: Path;
  category?: EmailCategory;
  verifiesAddress?: true;
  replyTo?: string;
};

/** The kinds of emails that are notifications too, with the category and the link of both. */
export const notificationTemplates = {
  job_deleted: { link: `${studentPaths.applications}/{application}`, category: "applications" },
  job_ending: { link: companyPaths.jobs, category: "jobs" },
  application_status: {
    link: `${studentPaths.applications}/{application}`,
    category: "applications",
  },
  application_followed_up: {
    link: `${companyPaths.applications}?application={application}`,
    category: "applications",
  },
  decisions_due: {
    link: `${companyPaths.applications}?job_posting_id={job}`,
    category: "applications",
  },
  decisions_overdue: {
    link: `${companyPaths.applications}?job_posting_id={job}`,
    category: "applications",
  },
  post_liked: { link: "/posts/{post}", category: "likes" },
  post_commented: { link: "/posts/{post}", category: "comments" },
  comment_answered: { link: "/posts/{post}", category: "comments" },
  post_mentioned: { link: "/posts/{post}", category: "mentions" },
  comment_mentioned: { link: "/posts/{post}", category: "mentions" },
  message_mentioned: {
    link: `${studentPaths.chat}?conversation={conversation}&message={message}`,
    category: "mentions",
  },
  friend_request: { link: studentPaths.friends, category: "friends" },
  friend_accepted: { link: studentPaths.friends, category: "friends" },
  group_requested: { link: `${studentPaths.groups}/{group}/members`, category: "groups" },
  group_request_accepted: { link: `${studentPaths.groups}/{group}/overview`, category: "groups" },
  group_invited: { link: `${studentPaths.groups}/{group}/overview`, category: "groups" },
  group_member_added: { link: `${studentPaths.groups}/{group}/overview`, category: "groups" },
  group_owner_changed: { link: `${studentPaths.groups}/{group}/overview`, category: "groups" },
  group_role_changed: { link: `${studentPaths.groups}/{group}/overview`, category: "groups" },
  group_announced: { link: "/posts/{post}", category: "group_posts" },
  group_posted: { link: "/posts/{post}", category: "group_posts" },
  group_event: { link: `${studentPaths.events}/{event}`, category: "group_posts" },
  event_reminder: { link: `${studentPaths.events}/{event}`, category: "events" },
  event_changed: { link: `${studentPaths.events}/{event}`, category: "events" },
  event_cancelled: { link: `${studentPaths.events}/{event}`, category: "events" },
  announcement: { link: announcementTemplate, category: "announcements" },
  event_place: { link: `${studentPaths.events}/{event}`, category: "events" },
} as const satisfies Record<string, EmailTemplate>;

/** Texts: `kinds.<kind>.{subject,text,action}` in messages/{fr,en}/email.json; of a list, `item` and `closing` too. */
export const emailTemplates = {
  ...notificationTemplates,
  verify_email: { link: "/verify-email?token={secret}", verifiesAddress: true },
  change_email: { link: "/verify-email?token={secret}", verifiesAddress: true },
  email_changed: { link: "/contact" },
  reset_password: { link: "/reset-password?token={secret}", verifiesAddress: true },
  password_changed: { link: "/forgot-password" },
  two_factor_enabled: { link: settingsTemplate },
  two_factor_disabled: { link: "/forgot-password" },
  second_factor_added: { link: settingsTemplate },
  second_factor_removed: { link: settingsTemplate },
  recovery_code_used: { link: settingsTemplate },
  recovery_codes_renewed: { link: settingsTemplate },
  account_status: { link: ({ status }) => (status === "active" ? "/login" : "/contact") },
  account_suspended_until: { link: "/contact" },
  suspension_upheld: { link: "/contact" },
  account_created: { link: "/forgot-password#email={address}" },
  role_changed: { link: "/login" },
  accounts_merged: { link: "/login" },
  company_waiting: { link: adminPaths.pendingCompanies },
  company_received: { link: "/verify-email?token={secret}", verifiesAddress: true },
  account_accepted: { link: "/login" },
  account_refused: { link: "/contact" },
  company_suspended: { link: "/contact" },
  company_role_changed: { link: companyPaths.members },
  company_restored: { link: companyPaths.jobs },
  contact_message: { link: adminPaths.contactMessages, replyTo: "email" },
  suspect_contact_message: { link: adminPaths.contactMessages, replyTo: "email" },
  account_deleted: { link: "/login" },
  account_removed: { link: "/contact" },
  data_export_ready: { link: exportsTemplate },
  company_invitation: { link: "/join-company?token={secret}" },
  group_invitation: { link: "/groups/join/{secret}" },
  job_alert: {
    link: `${studentPaths.jobSearches}/{search}`,
    itemLink: `${studentPaths.jobs}/{job}`,
    category: "jobs",
  },
  application_received: {
    link: `${companyPaths.applications}?application={application}`,
    category: "applications",
  },
  applications_unanswered: { link: companyPaths.applications, category: "applications" },
  content_moderated: { link: decisionTemplate },
  digest: { link: unreadNotificationsTemplate, category: "digest" },
  unread_messages: { link: `${authPaths.chat}?conversation={conversation}`, category: "messages" },
} as const satisfies Record<string, EmailTemplate>;

export type EmailKind = keyof typeof emailTemplates;

export function templateOf(name: string): EmailTemplate {
  if (!Object.hasOwn(emailTemplates, name)) throw new Error(`there is no kind of email called ${name}`);
  return emailTemplates[name as keyof typeof emailTemplates];
}
