import { forgetExpiredAccess } from "@/lib/accounts/duties";
import { remindUnansweredApplications } from "@/lib/applications/duties";
import { forgetOldInvitations } from "@/lib/companies/duties";
import { anonymiseAccounts } from "@/lib/data/anonymise";
import { expireDataExports, makeDataExports } from "@/lib/data/duties";
import { alertSavedSearches } from "@/lib/jobs/alerts";
import { closeOverdueJobs, remindEndingJobs } from "@/lib/jobs/duties";
import { sweepStorage } from "@/lib/storage/duties";

export type Duty = { name: string; everySeconds: number; work: () => Promise<void> };

/** What the house does by itself once in a while. One process at a time does a duty, one duty after the other. */
export const duties: readonly Duty[] = [
  { name: "make data exports", everySeconds: 5, work: makeDataExports },
  { name: "expire data exports", everySeconds: 3600, work: expireDataExports },
  { name: "forget expired access", everySeconds: 3600, work: forgetExpiredAccess },
  { name: "forget old invitations", everySeconds: 3600, work: forgetOldInvitations },
  { name: "anonymise accounts", everySeconds: 3600, work: anonymiseAccounts },
  { name: "remind of unanswered applications", everySeconds: 3600, work: remindUnansweredApplications },
  { name: "sweep storage", everySeconds: 60, work: sweepStorage },
  { name: "close overdue jobs", everySeconds: 60, work: closeOverdueJobs },
  { name: "remind of ending jobs", everySeconds: 3600, work: remindEndingJobs },
  { name: "alert saved searches", everySeconds: 900, work: alertSavedSearches },
];
