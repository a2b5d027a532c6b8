import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import type { QueueSubject } from "@/db/enums";
import { moderationAssignments as assignments } from "@/db/schema/moderation";
import { users } from "@/db/schema/users";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { recordAudit } from "@/lib/core/audit/audit-log";
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

/** When two administrators assign an item at once, the second reads that it is assigned. Throws `already_assigned`. */
export async function assignQueueItem(viewer: Viewer<"admin">, input: Assignment) {
  const { subject, subject_id, assignee_id, expected_assignee_id: expected } = input;
  return runTransaction(viewer, async (tx) => {
    const assignee = assignee_id ? await requireModerator(tx, assignee_id) : null;
    await tx.execute(itemLock(subject, subject_id));
    const [open] = await tx.execute(
      sql`select from (${openItems}) o where subject = ${subject} and subject_id = ${subject_id}`,
    );
    if (!open) throw new AppError("not_found");
    const isItem = and(eq(assignments.subjectType, subject), eq(assignments.subjectId, subject_id));
    const [current] = await tx
      .select({ id: users.id })
      .from(assignments)
      .innerJoin(users, and(eq(users.id, assignments.assigneeId), isActiveAdmin))
      .where(isItem);
    if (expected !== undefined && expected !== (current?.id ?? null)) throw new AppError("already_assigned");
    await tx.delete(assignments).where(isItem);
    if (assignee)
      await tx
        .insert(assignments)
        .values({ subjectType: subject, subjectId: subject_id, assigneeId: assignee.id });
    await recordAudit(tx, viewer, "queue_item_assigned", [auditTypes[subject] ?? subject, subject_id], {
      to: assignee_id ?? "nobody",
    });
    if (assignee && assignee.id !== viewer.id)
      await notify(
        assignee.id,
        { kind: "item_assigned", about: "queue", actorId: viewer.id, source: `${subject}:${subject_id}` },
        tx,
      );
    return { assignee };
  });
}

const itemTables: Partial<Record<QueueSubject, "comments" | "posts" | "users">> = {
  pending_comment: "comments",
  held_comment: "comments",
  held_post: "posts",
  pending_company: "users",
};

/** Locks the rows that a decision changes: the decision comes either before the assignment or after it. */
function itemLock(subject: QueueSubject, id: number): SQL {
  const table = itemTables[subject];
  const rows = table
    ? sql`${sql.identifier(table)} where id = ${id}`
    : sql`reports where subject_type = ${subject} and subject_id = ${id} and status = 'pending' order by id`;
  return sql`select from ${rows} for no key update`;
}

async function requireModerator(tx: Transaction, id: number): Promise<Moderator> {
  const [row] = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.id, id), isActiveAdmin))
    // Locks the item first, in the order of the notification's locks.
    .for("key share");
  if (!row) throw invalid("assignee_id", "assignee_not_admin");
  return row;
}

const auditTypes: Partial<Record<QueueSubject, string>> = {
  pending_comment: "comment",
  held_comment: "comment",
  held_post: "post",
  pending_company: "user",
};
