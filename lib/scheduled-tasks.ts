import { remindUnansweredApplications } from "@/lib/applications/tasks";
import { deleteOldInvitations } from "@/lib/companies/tasks";
import type { ScheduledTask } from "@/lib/core/tasks/run-task";
import { alertSavedSearches } from "@/lib/jobs/alerts";
import { closeOverdueJobs, remindClosingJobs } from "@/lib/jobs/tasks";
import { anonymiseAccounts } from "@/lib/privacy/anonymise";
import { buildDataExports, expireDataExports } from "@/lib/privacy/tasks";
import { deleteExpiredAccess } from "@/lib/users/tasks";
import { sweepStorage } from "./orphaned-files";
import { PERSONAL_TABLES } from "./privacy-tables";

/** What the house does by itself once in a while. One process at a time does a duty, one duty after the other. */
export const scheduledTasks: readonly ScheduledTask[] = [
  { name: "make data exports", everySeconds: 5, work: () => buildDataExports(PERSONAL_TABLES) },
  { name: "expire data exports", everySeconds: 3600, work: expireDataExports },
  { name: "forget expired access", everySeconds: 3600, work: deleteExpiredAccess },
  { name: "forget old invitations", everySeconds: 3600, work: deleteOldInvitations },
  { name: "anonymise accounts", everySeconds: 3600, work: () => anonymiseAccounts(PERSONAL_TABLES) },
  { name: "remind of unanswered applications", everySeconds: 3600, work: remindUnansweredApplications },
  { name: "sweep storage", everySeconds: 60, work: sweepStorage },
  { name: "close overdue jobs", everySeconds: 60, work: closeOverdueJobs },
  { name: "remind of ending jobs", everySeconds: 3600, work: remindClosingJobs },
  { name: "alert saved searches", everySeconds: 900, work: alertSavedSearches },
];
