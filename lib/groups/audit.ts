import type { Transaction } from "@/db/client";
import { type AuditEvent, recordAudit } from "@/lib/core/audit/audit-log";
import type { Member } from "@/lib/core/auth/viewer";

type Action = Extract<AuditEvent["action"], `group_${string}`>;

/** What the viewer did to group `id`. */
export function recordGroupAudit(
  tx: Transaction,
  viewer: Member,
  { action, id, details }: { action: Action; id: number; details?: Record<string, unknown> },
): Promise<void> {
  return recordAudit(tx, { action, actorId: viewer.id, subject: ["group", id], details });
}

/** What the viewer did to a user in group `id`. */
export function recordMemberAudit(
  tx: Transaction,
  viewer: Member,
  { action, id, userId, ...change }: { action: Action; id: number; userId: number; role?: string },
): Promise<void> {
  const details = { group: id, ...change };
  return recordAudit(tx, { action, actorId: viewer.id, subject: ["user", userId], details });
}
