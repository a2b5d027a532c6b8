import type { Transaction } from "@/db/client";
import type { RequestInfo } from "@/lib/core/api/request-info";
import { type AuditEvent, recordAudit } from "@/lib/core/audit/audit-log";
import type { Member } from "@/lib/core/auth/viewer";

type Action = Extract<AuditEvent["action"], `group_${string}`>;

/** What the viewer did to group `id`. */
export function recordGroupAudit(
  tx: Transaction,
  viewer: Member,
  { action, id, details }: { action: Action; id: number; details?: Record<string, unknown> },
  request: RequestInfo,
): Promise<void> {
  const subject = ["group", id] as const;
  return recordAudit(tx, { action, actorId: viewer.id, subject, request, details });
}

/** What the viewer did to a user in group `id`. */
export function recordMemberAudit(
  tx: Transaction,
  viewer: Member,
  { action, id, userId, ...change }: { action: Action; id: number; userId: number; role?: string },
  request: RequestInfo,
): Promise<void> {
  const details = { group: id, ...change };
  return recordAudit(tx, { action, actorId: viewer.id, subject: ["user", userId], request, details });
}
