import { countWeeklyActivity } from "@/lib/analytics/weekly-activity";
import { sendAnnouncements } from "@/lib/announcements/send";
import { notifyOfUndecidedApplications } from "@/lib/applications/decision-tasks";
import { remindUnansweredApplications } from "@/lib/applications/tasks";
import { deleteOldAuditEntries } from "@/lib/audit/tasks";
import { emailUnreadMessages } from "@/lib/chat/email-unread";
import { deleteUnsentAttachments } from "@/lib/chat/tasks";
import { deleteOldInvitations } from "@/lib/companies/tasks";
import { deleteOldContactMessages } from "@/lib/contact/tasks";
import { addCounterChanges } from "@/lib/core/database/counters";
import type { ScheduledTask } from "@/lib/core/tasks/run-task";
import { deleteOldEmails } from "@/lib/email/tasks";
import { notifyMembersOfEvents } from "@/lib/events/notify-members";
import {
  cancelEventsOfDeletedGroups,
  deleteHiddenEvents,
  notifyPromotedAttendees,
  remindAttendees,
} from "@/lib/events/tasks";
import { deleteExpiredInvitations, deleteHiddenGroups } from "@/lib/groups/tasks";
import { alertSavedSearches } from "@/lib/jobs/alerts";
import { closeOverdueJobs, remindClosingJobs } from "@/lib/jobs/tasks";
import { remindOpenAppeals } from "@/lib/moderation/tasks";
import { sendDigests } from "@/lib/notifications/digest";
import { announceDeferredNotifications, deleteHiddenNotifications } from "@/lib/notifications/tasks";
import { notifyGroupMembers } from "@/lib/posts/notify-group-members";
import { updatePresence } from "@/lib/presence/update-presence";
import { anonymiseUsers } from "@/lib/privacy/anonymise";
import { buildDataExports, expireDataExports } from "@/lib/privacy/tasks";
import { endSuspensions } from "@/lib/users/end-suspensions";
import { deleteExpiredAccess } from "@/lib/users/tasks";
import { deleteOrphanedFiles } from "./orphaned-files";
import { personalTables } from "./privacy-tables";

/** The tasks of a list run one after the other, and the lists do not wait for each other. */
export const taskLists: readonly (readonly ScheduledTask[])[] = [
  [
    { name: "add-counter-changes", everySeconds: 10, work: addCounterChanges },
    { name: "expire-data-exports", everySeconds: 3600, work: expireDataExports },
    { name: "delete-expired-access", everySeconds: 3600, work: deleteExpiredAccess },
    { name: "delete-old-invitations", everySeconds: 3600, work: deleteOldInvitations },
    { name: "remind-unanswered-applications", everySeconds: 3600, work: remindUnansweredApplications },
    { name: "delete-unsent-attachments", everySeconds: 3600, work: deleteUnsentAttachments },
    { name: "end-suspensions", everySeconds: 60, work: endSuspensions },
    { name: "close-overdue-jobs", everySeconds: 60, work: closeOverdueJobs },
    { name: "notify-of-undecided-applications", everySeconds: 60, work: notifyOfUndecidedApplications },
    { name: "remind-closing-jobs", everySeconds: 3600, work: remindClosingJobs },
    { name: "email-unread-messages", everySeconds: 60, work: emailUnreadMessages },
    { name: "remind-open-appeals", everySeconds: 3600, work: remindOpenAppeals },
    { name: "delete-hidden-events", everySeconds: 3600, work: deleteHiddenEvents },
    { name: "delete-hidden-groups", everySeconds: 3600, work: deleteHiddenGroups },
    { name: "delete-expired-invitation-links", everySeconds: 3600, work: deleteExpiredInvitations },
    { name: "cancel-events-of-deleted-groups", everySeconds: 60, work: cancelEventsOfDeletedGroups },
    { name: "remind-attendees", everySeconds: 60, work: remindAttendees },
    { name: "notify-promoted-attendees", everySeconds: 10, work: notifyPromotedAttendees },
    { name: "send-announcements", everySeconds: 5, work: sendAnnouncements },
    { name: "delete-hidden-notifications", everySeconds: 3600, work: deleteHiddenNotifications },
    { name: "announce-deferred-notifications", everySeconds: 30, work: announceDeferredNotifications },
    { name: "delete-old-audit-entries", everySeconds: 86_400, work: deleteOldAuditEntries },
    { name: "delete-old-contact-messages", everySeconds: 86_400, work: deleteOldContactMessages },
    { name: "delete-old-emails", everySeconds: 86_400, work: deleteOldEmails },
  ],
  // What reads all texts or files, builds archives or emails a large part of the school takes minutes.
  [
    { name: "anonymise-accounts", everySeconds: 3600, work: () => anonymiseUsers(personalTables) },
    { name: "delete-orphaned-files", everySeconds: 60, work: deleteOrphanedFiles },
  ],
  [{ name: "build-data-exports", everySeconds: 5, work: () => buildDataExports(personalTables) }],
  [
    { name: "send-digests", everySeconds: 300, work: () => sendDigests() },
    { name: "alert-saved-searches", everySeconds: 900, work: alertSavedSearches },
    { name: "count-weekly-activity", everySeconds: 60, work: countWeeklyActivity },
  ],
  // What users see within seconds.
  [
    { name: "notify-group-members", everySeconds: 2, work: notifyGroupMembers },
    { name: "notify-members-of-events", everySeconds: 2, work: notifyMembersOfEvents },
  ],
  [{ name: "update-presence", everySeconds: 2, work: updatePresence }],
];
