import { randomUUID } from "node:crypto";
import { and, eq, gt, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "@/db/client";
import { accountTokens } from "@/db/schema/accounts";
import { users } from "@/db/schema/users";
import { hashTokenSecret, tokenSecret } from "@/lib/core/auth/token-secrets";
import { AppError } from "@/lib/core/errors/app-error";

export type TokenPurpose = "verify_email" | "reset_password" | "change_email";

const ttl: Record<TokenPurpose, string> = {
  verify_email: "3 days",
  reset_password: "1 hour",
  change_email: "3 days",
};

/**
 * Makes a link for a mail to `email`; its row's id. An older one of the same purpose opens nothing any more, but for a
 * new password: anybody may ask for that, and must not end what the owner was sent. Those live their hour, as many as
 * `forgotPasswordAccount` lets be asked for, until one of them is used.
 */
export async function createToken(
  within: Database,
  { id: userId, email }: { id: number; email: string },
  purpose: TokenPurpose,
): Promise<string> {
  // Two asked for at once: the second waits here, and ends the first.
  await within.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  if (purpose !== "reset_password")
    await within
      .delete(accountTokens)
      .where(and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, purpose)));
  const id = randomUUID();
  const tokenHash = hashTokenSecret(tokenSecret(id));
  const expiresAt = sql`now() + ${ttl[purpose]}::interval`;
  await within.insert(accountTokens).values({ id, userId, purpose, tokenHash, email, expiresAt });
  return id;
}

/** The link with this secret, as long as it opens something; where `account_tokens` is read. */
export function tokenIsValid(secret: string, purposes: readonly TokenPurpose[]): SQL | undefined {
  return and(
    eq(accountTokens.tokenHash, hashTokenSecret(secret)),
    inArray(accountTokens.purpose, [...purposes]),
    isNull(accountTokens.usedAt),
    gt(accountTokens.expiresAt, sql`now()`),
  );
}

/** Uses a link up, once however many try: whose it is and which address it proves. Throws `token_invalid`. */
export async function consumeToken<P extends TokenPurpose>(
  within: Database,
  secret: string,
  purposes: readonly P[],
) {
  const owner = within
    .select({ id: accountTokens.userId })
    .from(accountTokens)
    .where(eq(accountTokens.tokenHash, hashTokenSecret(secret)));
  // Two links of one person used at once: the second waits here, and finds itself ended by the first.
  await within.select({ id: users.id }).from(users).where(inArray(users.id, owner)).for("no key update");
  const [link] = await within
    .update(accountTokens)
    .set({ usedAt: sql`now()` })
    .where(tokenIsValid(secret, purposes))
    .returning({
      userId: accountTokens.userId,
      purpose: accountTokens.purpose,
      email: accountTokens.email,
    });
  if (!link) throw new AppError("token_invalid");
  return { ...link, purpose: link.purpose as P };
}

/** Ends the links that could take an account over; one that merely proves its address may stay. */
export async function revokeTokens(within: Database, userId: number): Promise<void> {
  await within
    .delete(accountTokens)
    .where(and(eq(accountTokens.userId, userId), ne(accountTokens.purpose, "verify_email")));
}
