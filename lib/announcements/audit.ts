import type { Transaction } from "@/db/client";
import { recordAudit } from "@/lib/core/audit/audit-log";
import type { Viewer } from "@/lib/core/auth/viewer";

export type Act = {
  action: "created" | "changed" | "scheduled" | "unscheduled" | "sent" | "recalled" | "deleted";
  id: number;
  title: string;
};

export function recordAnnouncement(
  tx: Transaction,
  viewer: Viewer<"admin">,
  { action, id, title }: Act,
): Promise<void> {
  return recordAudit(tx, {
    action: `announcement_${action}`,
    actorId: viewer.id,
    subject: ["announcement", id],
    details: { title },
  });
}
