import type { Transaction } from "@/db/client";
import type { RequestInfo } from "@/lib/core/api/request-info";
import { recordAudit } from "@/lib/core/audit/audit-log";
import type { Viewer } from "@/lib/core/auth/viewer";

export type Act = {
  action: "created" | "changed" | "scheduled" | "unscheduled" | "sent" | "recalled" | "deleted";
  id: number;
  title: string;
  request: RequestInfo;
};

export function recordAnnouncement(
  tx: Transaction,
  viewer: Viewer<"admin">,
  { action, id, title, request }: Act,
): Promise<void> {
  return recordAudit(tx, {
    action: `announcement_${action}`,
    actorId: viewer.id,
    subject: ["announcement", id],
    request,
    details: { title },
  });
}
