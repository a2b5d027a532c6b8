import { randomUUID } from "node:crypto";
import { and, eq, gt, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import { type Database, db, type ReadDatabase } from "@/db/client";
import type { TokenPurpose } from "@/db/enums";
import { users, userTokens } from "@/db/schema/users";
import { consumeTokenLookup } from "@/lib/core/api/token-lookups";
import { hashTokenSecret, tokenSecret } from "@/lib/core/auth/token-secrets";
import type { Viewer } from "@/lib/core/auth/viewer";
import { hasRow } from "@/lib/core/database/has-row";
import { pickColumns } from "@/lib/core/database/pick-columns";
import { AppError } from "@/lib/core/errors/app-error";
import { needsTerms } from "./terms";

const ttl: Record<TokenPurpose, string> = {
  verify_email: "3 days",
  reset_password: "1 hour",
  change_email: "3 days",
};

/** Replaces older ones of its purpose, except for passwords: anyone can request those. */
export async function createToken(
  database: Database,
  { id: userId, email }: { id: number; email: string },
  purpose: TokenPurpose,
): Promise<string> {
  // When two requests are simultaneous, the second waits here and replaces the first.
  await database.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  if (purpose !== "reset_password")
    await database
      .delete(userTokens)
      .where(and(eq(userTokens.userId, userId), eq(userTokens.purpose, purpose)));
  const id = randomUUID();
  const tokenHash = hashTokenSecret(tokenSecret(id));
  const expiresAt = sql`now() + ${ttl[purpose]}::interval`;
  await database.insert(userTokens).values({ id, userId, purpose, tokenHash, email, expiresAt });
  return id;
}

function matchesValidToken(secret: string, purposes: readonly TokenPurpose[]): SQL | undefined {
  return and(
    eq(userTokens.tokenHash, hashTokenSecret(secret)),
    inArray(userTokens.purpose, [...purposes]),
    isUsable,
  );
}

const isUsable = and(isNull(userTokens.usedAt), gt(userTokens.expiresAt, sql`now()`));

/** Throws `token_invalid`. */
export async function consumeToken<P extends TokenPurpose>(
  database: Database,
  secret: string,
  purposes: readonly P[],
) {
  const owner = database
    .select({ id: userTokens.userId })
    .from(userTokens)
    .where(eq(userTokens.tokenHash, hashTokenSecret(secret)));
  // When two links of a user are followed at once, the second waits here and has then been revoked by the first.
  await database.select({ id: users.id }).from(users).where(inArray(users.id, owner)).for("no key update");
  const [link] = await database
    .update(userTokens)
    .set({ usedAt: sql`now()` })
    .where(matchesValidToken(secret, purposes))
    .returning(pickColumns(userTokens, "userId", "purpose", "email"));
  if (!link) throw new AppError("token_invalid");
  return { ...link, purpose: link.purpose as P };
}

/** Deletes the links by which someone could take over the account; a link that only verifies its email stays. */
export async function revokeTokens(database: Database, userId: number): Promise<void> {
  await database
    .delete(userTokens)
    .where(and(eq(userTokens.userId, userId), ne(userTokens.purpose, "verify_email")));
}

export function hasValidToken(
  database: ReadDatabase,
  userId: number,
  purpose: TokenPurpose,
): Promise<boolean> {
  const isOfUser = eq(userTokens.userId, userId);
  return hasRow(database, userTokens, isOfUser, eq(userTokens.purpose, purpose), isUsable);
}

/** Beyond the rate limit this returns true, which reveals nothing: submitting the form decides. */
export async function isValidToken(
  _viewer: Viewer,
  secret: string,
  purposes: readonly TokenPurpose[],
): Promise<boolean> {
  if (!(await consumeTokenLookup())) return true;
  return hasRow(db, userTokens, matchesValidToken(secret, purposes));
}

/**
 * What the page of a reset link shows to its holder: the email, and whether its account has to accept the
 * terms. Beyond the rate limit it has neither, and the link counts as valid.
 */
export async function readResetLink(_viewer: Viewer, secret: string) {
  if (!(await consumeTokenLookup())) return { isValid: true, email: null, needsTerms: false };
  const [row] = await db
    .select({ email: userTokens.email, needsTerms })
    .from(userTokens)
    .innerJoin(users, eq(users.id, userTokens.userId))
    .where(matchesValidToken(secret, ["reset_password"]));
  return { isValid: row !== undefined, email: row?.email ?? null, needsTerms: row?.needsTerms ?? false };
}
