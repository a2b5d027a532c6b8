import { type Database, db } from "@/db/client";
import { securityLog } from "@/db/schema/moderation";

export type Action =
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
  | "status_changed"
  | "account_deleted"
  | "account_restored"
  | "account_anonymised"
  | "recruiter_invited"
  | "recruiter_joined"
  | "recruiter_changed"
  | "recruiter_removed"
  | "job_deleted"
  | "document_opened";

export type SecurityEvent = {
  action: Action;
  actorId?: number;
  subject?: readonly [type: string, id: number];
  caller?: { address: string };
  details?: Record<string, unknown>;
};

/** Keeps who did what to whom (decisions, Everywhere), in the caller's transaction where there is one. */
export async function record(
  happened: SecurityEvent | SecurityEvent[],
  within: Database = db,
): Promise<void> {
  const rows = [happened].flat().map(({ action, actorId, subject, caller, details }) => ({
    action,
    actorId,
    subjectType: subject?.[0],
    subjectId: subject?.[1],
    address: caller?.address,
    details,
  }));
  if (rows.length > 0) await within.insert(securityLog).values(rows);
}
