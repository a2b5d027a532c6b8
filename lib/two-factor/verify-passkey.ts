import { and, desc, eq, lt, sql } from "drizzle-orm";
import { type Database, db, type ReadDatabase, systemDb } from "@/db/client";
import { passkeys } from "@/db/schema/two-factor";
import type { RequestInfo } from "@/lib/core/api/request-info";
import { AppError } from "@/lib/core/errors/app-error";
import { log } from "@/lib/core/log";
import { limitAttempts } from "./limit-attempts";
import { challengeTimeoutMs, consumeChallenge, createChallenge, relyingParty } from "./passkey-challenges";
import type { PasskeyAssertion, PasskeyRequestOptions } from "./schemas";

/** `ownerId`: see `passkey_challenges`. */
type Owner = { userId: number; ownerId: string };

/** Throws `passkey_missing`. */
export async function createRequestOptions(tx: Database, owner: Owner): Promise<PasskeyRequestOptions> {
  const allowCredentials = await listCredentials(tx, owner.userId);
  if (allowCredentials.length === 0) throw new AppError("passkey_missing");
  return {
    challenge: await createChallenge(tx, { ...owner, purpose: "authentication" }),
    rpId: relyingParty().id,
    timeout: challengeTimeoutMs,
    userVerification: "preferred",
    allowCredentials,
  };
}

export async function listCredentials(database: ReadDatabase, userId: number) {
  const rows = await database
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.lastUsedAt), desc(passkeys.id));
  return rows.map((row) => ({ ...row, type: "public-key" as const }));
}

/** Consumes the challenge, whether or not the assertion is right. Throws `passkey_rejected`. */
export async function verifyPasskey(
  owner: Owner,
  assertion: PasskeyAssertion,
  request: RequestInfo,
): Promise<void> {
  await limitAttempts(owner.userId, request, {
    check: () => consumeAssertion(owner, assertion),
    error: new AppError("passkey_rejected"),
  });
}

async function consumeAssertion(owner: Owner, assertion: PasskeyAssertion): Promise<boolean> {
  const challenge = await consumeChallenge(systemDb, { ...owner, purpose: "authentication" });
  const [passkey] = await db
    .select({ id: passkeys.id, publicKey: passkeys.publicKey, counter: passkeys.counter })
    .from(passkeys)
    .where(and(eq(passkeys.credentialId, assertion.id), eq(passkeys.userId, owner.userId)));
  if (challenge === null || !passkey) return false;
  const counter = await readCounter(challenge, assertion, passkey);
  if (counter === null) return false;
  const { count } = await systemDb
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    // The counter is compared again: another assertion may have been verified meanwhile.
    .where(and(eq(passkeys.id, passkey.id), (counter === 0 ? eq : lt)(passkeys.counter, counter)));
  return count > 0;
}

/** Returns null for an assertion that is not right. The library also rejects a counter that did not rise. */
async function readCounter(
  challenge: string,
  assertion: PasskeyAssertion,
  { publicKey, counter }: { publicKey: string; counter: number },
): Promise<number | null> {
  // Loading it takes most of a second and 25 MB, so only where a passkey is used.
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const { id, origin } = relyingParty();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: { id: assertion.id, publicKey: Buffer.from(publicKey, "base64url"), counter },
      requireUserVerification: false,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (error) {
    log.warn({ err: error }, "a passkey was rejected");
    return null;
  }
}
