import type { Transaction } from "@/db/client";
import { auditLog } from "@/db/schema/moderation";

type Action =
  | "signed_in"
  | "sign_in_failed"
  | "signed_out"
  | "session_ended"
  | "sessions_ended"
  | "school_linked"
  | "email_verified"
  | "email_changed"
  | "password_changed"
  | "password_reset"
  | "reset_link_sent"
  | "role_changed"
  | "status_changed"
  | "account_deleted"
  | "account_restored"
  | "account_anonymised"
  | "recruiter_invited"
  | "recruiter_joined"
  | "recruiter_changed"
  | "recruiter_removed"
  | "job_deleted"
  | "document_opened"
  | "post_pinned"
  | "post_unpinned"
  | "post_status_changed"
  | "post_deleted"
  | "comment_accepted"
  | "comment_deleted"
  | "reports_decided"
  | "decision_appealed"
  | "appeal_decided"
  | "application_answered"
  | "company_handed_over"
  | "invitation_withdrawn"
  | "note_deleted"
  | "group_deleted"
  | "group_restored"
  | "group_owner_changed"
  | "group_role_changed"
  | "group_member_removed"
  | "group_member_banned"
  | "group_member_unbanned"
  | "event_created"
  | "event_changed"
  | "event_cancelled"
  | "event_deleted";

export type AuditEvent = {
  action: Action;
  actorId?: number;
  subject?: readonly [type: string, id: number];
  caller?: { address: string };
  details?: Record<string, unknown>;
};

/** In the transaction that does what it records: neither exists without the other. */
export async function recordAudit(tx: Transaction, events: AuditEvent | AuditEvent[]): Promise<void> {
  const rows = [events].flat().map(({ action, actorId, subject, caller, details }) => ({
    action,
    actorId,
    subjectType: subject?.[0],
    subjectId: subject?.[1],
    ipAddress: caller?.address,
    details,
  }));
  if (rows.length > 0) await tx.insert(auditLog).values(rows);
}
