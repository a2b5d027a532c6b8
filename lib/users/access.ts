import { eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { users } from "@/db/schema/users";
import { withdrawUndecidedApplications } from "@/lib/applications/withdraw-undecided";
import { publishGroupChanged } from "@/lib/chat/group-events";
import { leaveAllGroupConversations } from "@/lib/chat/new-owners";
import { publishConversationChanged } from "@/lib/chat/publish";
import { acceptReceivedRequests, resetUnansweredConversations } from "@/lib/chat/role-changes";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { administrators, requireAnotherHolder, withFellowHolders } from "@/lib/core/auth/last-holder";
import { runTransactionOnUsers } from "@/lib/core/auth/run-transaction";
import { deleteUserSessions, lockSessionsOf } from "@/lib/core/auth/sessions";
import type { Viewer } from "@/lib/core/auth/viewer";
import { enqueueEmail } from "@/lib/core/email/outbox";
import { AppError } from "@/lib/core/errors/app-error";
import { userChannel } from "@/lib/core/realtime/channels";
import { disconnectUser } from "@/lib/core/realtime/disconnect";
import { publish } from "@/lib/core/realtime/publish";
import { withdrawAllEventAnswers } from "@/lib/events/withdraw-answers";
import { deleteAllFriendRequests } from "@/lib/friends/delete-requests";
import { leaveAllGroups } from "@/lib/groups/new-owners";
import { deleteRoleNotifications } from "@/lib/notifications/delete-role-notifications";
import type { setUserRole as roleEndpoint } from "./access-contract";
import { requireUser } from "./require-user";
import { createToken } from "./tokens";

type Admin = Viewer<"admin">;

export async function verifyUserEmail(viewer: Admin, id: number): Promise<void> {
  await runTransactionOnUsers(viewer, [id], async (tx) => {
    const user = await requireUser(tx, id);
    if (user.emailVerifiedAt) return;
    await tx.update(users).set({ emailVerifiedAt: sql`now()` }).where(eq(users.id, id));
    await recordAudit(tx, viewer, "email_verified", ["user", id]);
  });
}

export async function sendResetLink(viewer: Admin, id: number): Promise<void> {
  await runTransactionOnUsers(viewer, [id], async (tx) => {
    const user = await requireUser(tx, id);
    const linkId = await createToken(tx, user, "reset_password");
    const to = { ...user, locale: user.locale ?? viewer.locale };
    await enqueueEmail(to, { kind: "reset_password", params: { linkId } }, tx);
    await recordAudit(tx, viewer, "reset_link_sent", ["user", id]);
  });
}

/** Returns the number of revoked sessions. Throws `forbidden`. */
export async function revokeUserSessions(viewer: Admin, id: number): Promise<number> {
  if (id === viewer.id) throw new AppError("forbidden");
  const ended = await runTransactionOnUsers(viewer, [id], async (tx) => {
    await requireUser(tx, id);
    await recordAudit(tx, viewer, "sessions_ended", ["user", id]);
    return deleteUserSessions(tx, id);
  });
  await disconnectUser(id);
  return ended;
}

/** Throws `last_admin`, and `forbidden` for the viewer's own, a company's or an inactive account. */
export async function setUserRole(
  viewer: Admin,
  id: number,
  { role }: BodyOf<typeof roleEndpoint>,
): Promise<void> {
  if (id === viewer.id) throw new AppError("forbidden");
  const afterCommit = await runTransactionOnUsers(viewer, withFellowHolders(id), async (tx) => {
    const user = await requireUser(tx, id);
    if (user.role === role) return () => {};
    if (user.role === "company" || user.status !== "active") throw new AppError("forbidden");
    if (user.role === "admin") await requireAnotherHolder(tx, administrators, id);
    await lockSessionsOf(tx, id);
    await tx.update(users).set({ role }).where(eq(users.id, id));
    await deleteUserSessions(tx, id);
    await deleteRoleNotifications(tx, id, user.role);
    await enqueueEmail(user, { kind: "role_changed", params: { name: user.name, role } }, tx);
    const [subject, details] = [["user", id] as const, { from: user.role, to: role }];
    await recordAudit(tx, viewer, "role_changed", subject, details);
    return role === "admin" ? leaveStudentRole(tx, id, viewer) : leaveAdminRole(tx, id);
  });
  await disconnectUser(id);
  afterCommit();
}

async function leaveStudentRole(tx: Transaction, userId: number, viewer: Admin): Promise<() => void> {
  const withdrawn = await withdrawUndecidedApplications(tx, userId, viewer.id);
  await deleteAllFriendRequests(tx, userId);
  await leaveAllGroups(tx, userId);
  await withdrawAllEventAnswers(tx, userId);
  const conversations = await leaveAllGroupConversations(tx, userId);
  const accepted = await acceptReceivedRequests(tx, userId);
  return () => {
    for (const { id, other_id } of accepted) publishConversationChanged(id, [other_id]);
    for (const { id, recruiters } of withdrawn)
      publish(recruiters.map(userChannel), "application:changed", { id });
    for (const { id, member_ids } of conversations) publishGroupChanged(id, member_ids);
  };
}

async function leaveAdminRole(tx: Transaction, userId: number): Promise<() => void> {
  const conversations = await resetUnansweredConversations(tx, userId);
  return () => {
    for (const { id, other_id } of conversations) publishConversationChanged(id, [other_id]);
  };
}
