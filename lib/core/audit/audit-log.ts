import type { Transaction } from "@/db/client";
import { auditLog } from "@/db/schema/moderation";
import { requestContext } from "@/lib/core/http/request-context";
import type { auditActions } from "./actions";

/** Null for a scheduled task or a command. */
export type Actor = { id: number } | null;
type Action = (typeof auditActions)[number];
export type AuditSubject = readonly [type: string, id: number] | null;
type Details = Record<string, unknown>;

export type AuditEvent = { action: Action; actorId?: number; subject: AuditSubject; details?: Details };

/** Writes the entry in the transaction of the action: neither exists without the other. */
export function recordAudit(
  tx: Transaction,
  actor: Actor,
  action: Action,
  subject: AuditSubject = null,
  details?: Details,
): Promise<void> {
  return recordAudits(tx, [{ action, actorId: actor?.id, subject, details }]);
}

export async function recordAudits(tx: Transaction, events: AuditEvent[]): Promise<void> {
  const rows = events.map(({ action, actorId, subject, details }) => ({
    action,
    actorId,
    subjectType: subject?.[0],
    subjectId: subject?.[1],
    ipAddress: requestContext()?.ipAddress,
    details,
  }));
  if (rows.length > 0) await tx.insert(auditLog).values(rows);
}
