import type { Transaction } from "@/db/client";
import type { RequestInfo } from "@/lib/core/api/request-info";
import { type AuditEvent, recordAudit } from "@/lib/core/audit/audit-log";
import type { Member } from "@/lib/core/auth/viewer";

type MemberChange = { action: AuditEvent["action"]; id: number; userId: number; role?: string };

/** What the viewer did to a user in group `id`. */
export function recordMemberAudit(
  tx: Transaction,
  viewer: Member,
  { action, id, userId, ...change }: MemberChange,
  request: RequestInfo,
): Promise<void> {
  const details = { group: id, ...change };
  return recordAudit(tx, { action, actorId: viewer.id, subject: ["user", userId], request, details });
}
