import type { NotificationCategory } from "@/db/enums";
import { notificationTemplates } from "@/lib/core/email/templates";
import {
  adminPaths,
  companyPaths,
  decisionTemplate,
  exportsTemplate,
  notificationsTemplate,
  studentPaths,
} from "@/lib/routes";

type Kind = { category: NotificationCategory | "account"; link: `/${string}` };

/**
 * Each kind has the path of its subject, with `{param}`s. Events of `account` always notify, in the application. The
 * text of a kind: messages/{fr,en}/notifications.json, `kinds.<kind>`.
 */
export const notificationKinds = {
  ...notificationTemplates,
  job_alert: { category: "jobs", link: `${studentPaths.jobSearches}/{search}` },
  data_export_ready: { category: "account", link: exportsTemplate },
  company_role_changed: { category: "account", link: companyPaths.members },
  company_waiting: { category: "account", link: adminPaths.pendingCompanies },
  report_decided: { category: "account", link: notificationsTemplate },
  content_moderated: { category: "account", link: decisionTemplate },
  held_content_accepted: { category: "account", link: "/posts/{post}" },
  appeal_received: { category: "account", link: `${adminPaths.reports}?tab=appeals` },
  appeal_waiting: { category: "account", link: `${adminPaths.reports}?tab=appeals` },
  appeal_decided: { category: "account", link: decisionTemplate },
  item_assigned: { category: "account", link: `${adminPaths.reports}?assigned=mine` },
  application_received: {
    category: "applications",
    link: `${companyPaths.applications}?job_posting_id={posting}`,
  },
  application_withdrawn: {
    category: "applications",
    link: `${companyPaths.applications}?job_posting_id={posting}`,
  },
} as const satisfies Record<string, Kind>;

export type NotificationKind = keyof typeof notificationKinds;
