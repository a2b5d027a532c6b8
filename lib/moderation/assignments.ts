import { and, asc, eq, sql } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { moderationAssignments as assignments } from "@/db/schema/moderation";
import { users } from "@/db/schema/users";
import type { BodyOf } from "@/lib/core/api/endpoint";
import type { RequestInfo } from "@/lib/core/api/request-info";
import { type AuditEvent, recordAudit } from "@/lib/core/audit/audit-log";
import { isActiveAdmin } from "@/lib/core/auth/list-admins";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError, invalid } from "@/lib/core/errors/app-error";
import { notify } from "@/lib/notifications/notify";
import type { assignQueueItem as assignEndpoint } from "./queue-contract";
import { openItems } from "./queue-items";

type Assignment = BodyOf<typeof assignEndpoint>;

export type Moderator = { id: number; name: string };

export function listModerators(_viewer: Viewer<"admin">): Promise<Moderator[]> {
  return db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(isActiveAdmin)
    .orderBy(sql`fold_name(${users.name})`, asc(users.id));
}

export async function assignQueueItem(viewer: Viewer<"admin">, input: Assignment, request: RequestInfo) {
  const { subject, subject_id, assignee_id } = input;
  return runTransaction(viewer, async (tx) => {
    const [open] = await tx.execute(
      sql`select from (${openItems}) o where subject = ${subject} and subject_id = ${subject_id}`,
    );
    if (!open) throw new AppError("not_found");
    const assignee = assignee_id ? await requireModerator(tx, assignee_id) : null;
    const item = { subjectType: subject, subjectId: subject_id };
    if (assignee)
      await tx
        .insert(assignments)
        .values({ ...item, assigneeId: assignee.id })
        .onConflictDoUpdate({
          target: [assignments.subjectType, assignments.subjectId],
          set: { assigneeId: assignee.id, createdAt: sql`now()` },
        });
    else
      await tx
        .delete(assignments)
        .where(and(eq(assignments.subjectType, subject), eq(assignments.subjectId, subject_id)));
    await recordAudit(tx, auditEvent(viewer, input, request));
    if (assignee && assignee.id !== viewer.id)
      await notify(
        assignee.id,
        { kind: "item_assigned", about: "queue", actorId: viewer.id, source: `${subject}:${subject_id}` },
        tx,
      );
    return { assignee };
  });
}

async function requireModerator(tx: Transaction, id: number): Promise<Moderator> {
  const [row] = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.id, id), isActiveAdmin));
  if (!row) throw invalid("assignee_id", "assignee_not_admin");
  return row;
}

function auditEvent(viewer: Viewer<"admin">, input: Assignment, request: RequestInfo): AuditEvent {
  const { subject, subject_id, assignee_id } = input;
  const type =
    { pending_comment: "comment", pending_company: "user", held_comment: "comment", held_post: "post" }[
      subject as string
    ] ?? subject;
  const details = { to: assignee_id ?? "nobody" };
  return { action: "queue_item_assigned", subject: [type, subject_id], details, actorId: viewer.id, request };
}
