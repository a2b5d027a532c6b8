import { and, desc, eq, gt, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { prepareOnce } from "@/db/prepare-once";
import { sessions } from "@/db/schema/users";
import { isoDateOf } from "@/lib/core/api/response-columns";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runTransactionOnUsers } from "@/lib/core/auth/run-transaction";
import { deleteUserSessions } from "@/lib/core/auth/sessions";
import type { Member } from "@/lib/core/auth/viewer";
import { limitInText } from "@/lib/core/database/limit-in-text";
import { AppError } from "@/lib/core/errors/app-error";
import { closeConnections, disconnectUser } from "@/lib/core/realtime/disconnect";
import type { Session } from "./settings-contract";
import { parseUserAgent } from "./user-agent";

const maxListed = 100;

export async function listSessions({ id, sessionId }: Member): Promise<Session[]> {
  const rows = await readSessions({ user: id, session: sessionId });
  return rows.map(({ userAgent, ...row }) => ({ ...row, ...parseUserAgent(userAgent) }));
}

const isCurrent = sql<boolean>`${sessions.id} = ${sql.placeholder("session")}`;
const readSessions = prepareOnce(() =>
  db
    .select({
      id: sessions.publicId,
      current: isCurrent,
      userAgent: sessions.userAgent,
      address: sessions.ipAddress,
      created_at: isoDateOf(sessions.createdAt),
      last_seen_at: isoDateOf(sessions.lastSeenAt),
    })
    .from(sessions)
    .where(and(eq(sessions.userId, sql.placeholder("user")), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(isCurrent), desc(sessions.lastSeenAt), desc(sessions.publicId))
    .limit(limitInText(maxListed)),
);

export async function revokeSession(viewer: Member, publicId: number): Promise<void> {
  await runTransactionOnUsers(viewer, [viewer.id], async (tx) => {
    const { count } = await tx
      .delete(sessions)
      .where(and(eq(sessions.publicId, publicId), eq(sessions.userId, viewer.id)));
    if (count === 0) throw new AppError("not_found");
    await recordAudit(tx, viewer, "session_ended");
  });
  await disconnectUser(viewer.id);
}

export async function revokeOtherSessions(viewer: Member): Promise<number> {
  const ended = await runTransactionOnUsers(viewer, [viewer.id], async (tx) => {
    await recordAudit(tx, viewer, "sessions_ended");
    return deleteUserSessions(tx, viewer.id, { except: viewer.sessionId });
  });
  await disconnectUser(viewer.id);
  return ended;
}

export async function signOut(viewer: Member): Promise<void> {
  await runTransactionOnUsers(viewer, [viewer.id], async (tx) => {
    await tx.delete(sessions).where(eq(sessions.id, viewer.sessionId));
    await recordAudit(tx, viewer, "signed_out");
  });
  await closeConnections(viewer.id);
}
