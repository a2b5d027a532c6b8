import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { reports } from "@/db/schema/moderation";
import type { Viewer } from "@/lib/core/auth/viewer";
import { notifyReporters } from "@/lib/notifications/notify-reporters";

type Text = { subject: "post" | "comment"; subject_id: number };

/** Resolves the open reports about a text that an administrator deletes elsewhere than in the queue of reports. */
export async function resolveReports(
  tx: Transaction,
  viewer: Viewer,
  text: Text,
  decisionId?: number,
): Promise<void> {
  if (viewer.role !== "admin") return;
  const { subject, subject_id } = text;
  const isOfText = and(eq(reports.subjectType, subject), eq(reports.subjectId, subject_id));
  const resolved = await tx
    .update(reports)
    .set({ status: "resolved", decisionId })
    .where(and(isOfText, eq(reports.status, "pending")))
    .returning({ reporterId: reports.reporterId });
  if (resolved.length === 0) return;
  const reporterIds = resolved.map(({ reporterId }) => reporterId);
  await notifyReporters(tx, reporterIds, text, "resolved");
}
