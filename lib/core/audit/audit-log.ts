import type { Transaction } from "@/db/client";
import { auditLog } from "@/db/schema/moderation";
import { requestContext } from "@/lib/core/http/request-context";
import type { auditActions } from "./actions";

type Action = (typeof auditActions)[number];

export type AuditEvent = {
  action: Action;
  actorId?: number;
  subject?: readonly [type: string, id: number];
  details?: Record<string, unknown>;
};

/** In the transaction that does what it records: neither exists without the other. */
export async function recordAudit(tx: Transaction, events: AuditEvent | AuditEvent[]): Promise<void> {
  const rows = [events].flat().map(({ action, actorId, subject, details }) => ({
    action,
    actorId,
    subjectType: subject?.[0],
    subjectId: subject?.[1],
    ipAddress: requestContext()?.ipAddress,
    details,
  }));
  if (rows.length > 0) await tx.insert(auditLog).values(rows);
}
