import { randomBytes } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { recoveryCodes } from "@/db/schema/two-factor";
import { sign } from "@/lib/core/crypto/signature";

const count = 10;
/** 32 characters, none of which looks like another. */
const alphabet = "23456789abcdefghijkmnpqrstuvwxyz";

/** Replaces the existing codes. Returns the only readable copy. */
export async function replaceRecoveryCodes(tx: Transaction, userId: number): Promise<string[]> {
  const codes = Array.from({ length: count }, createRecoveryCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashRecoveryCode(userId, code) })));
  return codes;
}

/** Returns whether the code was valid and unused. */
export async function consumeRecoveryCode(tx: Transaction, userId: number, code: string): Promise<boolean> {
  const { count } = await tx
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashRecoveryCode(userId, code)),
        isNull(recoveryCodes.usedAt),
      ),
    );
  return count > 0;
}

/** Generates 50 random bits, as `abcde-fghjk`. */
function createRecoveryCode(): string {
  const letters = [...randomBytes(10)].map((byte) => alphabet[byte % alphabet.length]);
  return `${letters.slice(0, 5).join("")}-${letters.slice(5).join("")}`;
}

/** The hash has a key, so that a copy of the database cannot be searched; case, spaces and hyphens do not matter. */
function hashRecoveryCode(userId: number, code: string): string {
  return sign("recovery", userId, code.toLowerCase().replace(/[^a-z0-9]/g, ""));
}
