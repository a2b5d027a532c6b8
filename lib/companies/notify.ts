import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { MemberRole } from "@/db/enums";
import { users } from "@/db/schema/users";
import { isActiveUser } from "@/lib/core/auth/active-user";
import type { Viewer } from "@/lib/core/auth/viewer";
import { enqueueEmail, recipientColumns } from "@/lib/core/email/outbox";
import { deleteUnreadNotifications, notify } from "@/lib/notifications/notify";

const kind = "company_role_changed";

export async function notifyOfRole(
  tx: Transaction,
  viewer: Viewer<"company">,
  company: { id: number; name: string },
  member: { id: number; role: MemberRole },
): Promise<void> {
  const params = { company: company.name, role: member.role };
  const about = `company:${company.id}`;
  await notify(member.id, { kind, about, actorId: viewer.id, params }, tx);
  const [recipient] = await tx
    .select(recipientColumns)
    .from(users)
    .where(and(eq(users.id, member.id), isActiveUser));
  if (recipient)
    await enqueueEmail(
      recipient,
      { kind, params: { ...params, actor: viewer.name, actor_id: viewer.id } },
      tx,
    );
}

/** Deletes the unread notification of a role that the user no longer has. */
export function retractRole(tx: Transaction, companyId: number, userId: number): Promise<void> {
  return deleteUnreadNotifications(tx, { kind, about: `company:${companyId}` }, userId);
}
