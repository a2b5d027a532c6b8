import { and, desc, eq, gt, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { sessions } from "@/db/schema/users";
import type { RequestInfo } from "@/lib/core/api/request-info";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import { deleteUserSessions } from "@/lib/core/auth/sessions";
import type { Member } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { disconnectUser } from "@/lib/core/realtime/publish";
import type { Session } from "./settings-contract";
import { parseUserAgent } from "./user-agent";

const maxListed = 100;

/** Where one is signed in, the latest seen first. */
export async function listSessions(viewer: Member): Promise<Session[]> {
  const rows = await db
    .select({
      id: sessions.number,
      current: sql<boolean>`${sessions.id} = ${viewer.sessionId}`,
      userAgent: sessions.userAgent,
      address: sessions.address,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, viewer.id), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(
      desc(sql`${sessions.id} = ${viewer.sessionId}`),
      desc(sessions.lastSeenAt),
      desc(sessions.number),
    )
    .limit(maxListed);
  return rows.map(({ id, current, userAgent, address, createdAt, lastSeenAt }) => ({
    id,
    current,
    ...parseUserAgent(userAgent),
    address,
    created_at: createdAt.toISOString(),
    last_seen_at: lastSeenAt.toISOString(),
  }));
}

/** Ends one of one's sessions. Throws `not_found`. */
export async function revokeSession(viewer: Member, number: number, caller: RequestInfo): Promise<void> {
  await runTransaction(
    viewer,
    async (tx) => {
      const [ended] = await tx
        .delete(sessions)
        .where(and(eq(sessions.number, number), eq(sessions.userId, viewer.id)))
        .returning({ id: sessions.id });
      if (!ended) throw new AppError("not_found");
      await recordAudit(tx, { action: "session_ended", actorId: viewer.id, caller });
    },
    { users: [viewer.id] },
  );
  await disconnectUser(viewer.id);
}

/** Ends all of one's sessions but this one; how many there were. */
export async function revokeOtherSessions(viewer: Member, caller: RequestInfo): Promise<number> {
  const ended = await runTransaction(
    viewer,
    async (tx) => {
      await recordAudit(tx, { action: "sessions_ended", actorId: viewer.id, caller });
      return deleteUserSessions(tx, viewer.id, { except: viewer.sessionId });
    },
    { users: [viewer.id] },
  );
  await disconnectUser(viewer.id);
  return ended;
}
