import { and, desc, eq, gt, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { sessions } from "@/db/schema/users";
import type { Caller } from "@/lib/api/caller";
import { AppError } from "@/lib/api/errors";
import { runTransaction } from "@/lib/auth/run-transaction";
import { closeSessionsOf } from "@/lib/auth/sessions";
import type { Member } from "@/lib/auth/viewer";
import { record } from "@/lib/moderation/security-log";
import { disconnectUser } from "@/lib/realtime/publish";
import { deviceOf } from "./device";
import type { Session } from "./settings-contract";

const mostShown = 100;

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
    .limit(mostShown);
  return rows.map(({ id, current, userAgent, address, createdAt, lastSeenAt }) => ({
    id,
    current,
    ...deviceOf(userAgent),
    address,
    created_at: createdAt.toISOString(),
    last_seen_at: lastSeenAt.toISOString(),
  }));
}

/** Ends one of one's sessions. Throws `not_found`. */
export async function endSession(viewer: Member, number: number, caller: Caller): Promise<void> {
  await runTransaction(
    viewer,
    async (tx) => {
      const [ended] = await tx
        .delete(sessions)
        .where(and(eq(sessions.number, number), eq(sessions.userId, viewer.id)))
        .returning({ id: sessions.id });
      if (!ended) throw new AppError("not_found");
      await record(tx, { action: "session_ended", actorId: viewer.id, caller });
    },
    { users: [viewer.id] },
  );
  await disconnectUser(viewer.id);
}

/** Ends all of one's sessions but this one; how many there were. */
export async function endOtherSessions(viewer: Member, caller: Caller): Promise<number> {
  const ended = await runTransaction(
    viewer,
    async (tx) => {
      await record(tx, { action: "sessions_ended", actorId: viewer.id, caller });
      return closeSessionsOf(tx, viewer.id, { except: viewer.sessionId });
    },
    { users: [viewer.id] },
  );
  await disconnectUser(viewer.id);
  return ended;
}
