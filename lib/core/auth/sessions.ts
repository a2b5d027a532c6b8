import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { encode } from "next-auth/jwt";
import { type Database, db, systemDb, type Transaction } from "@/db/client";
import { prepareOnce } from "@/db/prepare-once";
import { sessions, users } from "@/db/schema/users";
import { pickColumns } from "@/lib/core/database/pick-columns";
import { env } from "@/lib/core/env";
import { lacksTwoFactor } from "./list-admins";
import { readSessionCookie } from "./session-cookie";
import { hashTokenSecret } from "./token-secrets";
import type { Role } from "./viewer";

const sessionDays = 30;
/** `token` is for API clients and stored hashed; `cookie` contains the session's id. */
export async function createSession(
  tx: Database,
  user: { id: number; role: Role },
  from: { userAgent: string | null; ipAddress: string },
) {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(Date.now() + sessionDays * 86_400_000);
  const [row] = await tx
    .insert(sessions)
    .values({
      userId: user.id,
      tokenHash: hashTokenSecret(token),
      userAgent: from.userAgent?.slice(0, 300) ?? null,
      ipAddress: from.ipAddress,
      expiresAt,
    })
    .returning({ id: sessions.id });
  const claims = await encode({
    token: { sid: row?.id, role: user.role, sub: String(user.id) },
    secret: env().AUTH_SECRET,
    maxAge: sessionDays * 86_400,
  });
  return { token, cookie: `${user.role}.${claims}`, expiresAt };
}

export async function lockSessionsOf(tx: Transaction, userId: number): Promise<void> {
  await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(sessions.id)
    .for("update");
}

/** Waits for transactions that hold a session. Returns how many were deleted. */
export async function deleteUserSessions(
  tx: Transaction,
  userId: number,
  { except }: { except?: string } = {},
): Promise<number> {
  const { count } = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except === undefined ? undefined : ne(sessions.id, except)));
  return count;
}

export async function findSession(credentials: { cookie?: string; bearer?: string }) {
  const [row] = await readSession(credentials);
  if (row?.idle) void touch(row.sessionId);
  return row ?? null;
}

async function readSession({ cookie, bearer }: { cookie?: string; bearer?: string }) {
  if (bearer !== undefined) return selectSession({ key: hashTokenSecret(bearer) }, "tokenHash");
  const claims = await readSessionCookie(cookie);
  return claims ? selectSession({ key: claims.sid }, "id") : [];
}

const selectSession = prepareOnce((key: "id" | "tokenHash") =>
  db
    .select({
      sessionId: sessions.id,
      idle: sql<boolean>`${sessions.lastSeenAt} < now() - interval '5 minutes'`,
      ...pickColumns(users, "id", "name", "email", "role", "status", "avatarPath", "locale"),
      lacksTwoFactor,
      emailVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions[key], sql.placeholder("key")),
        gt(sessions.expiresAt, sql`now()`),
        isNull(users.deletedAt),
      ),
    ),
);

async function touch(id: string): Promise<void> {
  await systemDb
    .update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .where(eq(sessions.id, id))
    .catch(() => {}); // Without the new time, the request still succeeds.
}
