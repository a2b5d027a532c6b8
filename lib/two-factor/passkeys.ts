import { and, eq } from "drizzle-orm";
import { db } from "@/db/client";
import { passkeys } from "@/db/schema/two-factor";
import type { BodyOf } from "@/lib/core/api/endpoint";
import type { RequestInfo } from "@/lib/core/api/request-info";
import { isoDateOf } from "@/lib/core/api/response-columns";
import { runTransaction, runTransactionOnUsers } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { sign } from "@/lib/core/crypto/signature";
import { AppError } from "@/lib/core/errors/app-error";
import { requireRow } from "@/lib/core/errors/require-row";
import { hasTwoFactor, recordAddedFactor, recordRemovedFactor } from "./factors";
import { challengeTimeoutMs, consumeChallenge, createChallenge, relyingParty } from "./passkey-challenges";
import type { addPasskey as addEndpoint } from "./passkeys-contract";
import { runWithProof, runWithSecondFactor } from "./run-with-proof";
import {
  maxPasskeys,
  type Passkey,
  type PasskeyCreationOptions,
  type PasskeyRequestOptions,
  type Proof,
} from "./schemas";
import { createRequestOptions, listCredentials } from "./verify-passkey";
import { algorithms, verifyRegistration } from "./verify-registration";

export const passkeyColumns = {
  id: passkeys.id,
  name: passkeys.name,
  created_at: isoDateOf(passkeys.createdAt),
  last_used_at: isoDateOf(passkeys.lastUsedAt),
};

/** Throws `too_many_passkeys`. */
export async function startPasskey(
  viewer: Member,
  proof: Proof,
  request: RequestInfo,
): Promise<PasskeyCreationOptions> {
  const excludeCredentials = await listCredentials(db, viewer.id);
  if (excludeCredentials.length >= maxPasskeys) throw new AppError("too_many_passkeys");
  const challenge = await runWithProof(viewer, proof, request, (tx) =>
    createChallenge(tx, { ...ownerOf(viewer), purpose: "registration" }),
  );
  return {
    challenge,
    rp: { id: relyingParty().id, name: "Préau" },
    // Does not identify the user, and is the same each time: an authenticator keeps one passkey for each.
    user: { id: sign("passkey", viewer.id), name: viewer.email, displayName: viewer.name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
    timeout: challengeTimeoutMs,
    attestation: "none",
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
    excludeCredentials,
  };
}

/** Throws `passkey_rejected`, `too_many_passkeys` and `passkey_exists`. */
export async function addPasskey(
  viewer: Member,
  { name, passkey: registration }: BodyOf<typeof addEndpoint>,
) {
  const { challenge, wasEnabled } = await runTransaction(viewer, async (tx) => ({
    challenge: await consumeChallenge(tx, { ...ownerOf(viewer), purpose: "registration" }),
    wasEnabled: await hasTwoFactor(tx, viewer.id),
  }));
  const credential = challenge && (await verifyRegistration(challenge, registration));
  if (!credential) throw new AppError("passkey_rejected");
  return runTransactionOnUsers(viewer, [viewer.id], async (tx) => {
    // The registration was begun with only the password, and another session has added a second factor meanwhile.
    if (!wasEnabled && (await hasTwoFactor(tx, viewer.id))) throw new AppError("passkey_rejected");
    const count = await tx.$count(passkeys, eq(passkeys.userId, viewer.id));
    if (count >= maxPasskeys) throw new AppError("too_many_passkeys");
    const [data] = await tx
      .insert(passkeys)
      .values({ userId: viewer.id, name, ...credential })
      .onConflictDoNothing({ target: passkeys.credentialId })
      .returning(passkeyColumns);
    if (!data) throw new AppError("passkey_exists");
    return { data, recovery_codes: await recordAddedFactor(tx, viewer, "passkey") };
  });
}

export function getPasskeyOptions(viewer: Member): Promise<PasskeyRequestOptions> {
  return runTransaction(viewer, (tx) => createRequestOptions(tx, ownerOf(viewer)));
}

export async function renamePasskey(viewer: Member, id: number, name: string): Promise<Passkey> {
  const [renamed] = await runTransaction(viewer, (tx) =>
    tx.update(passkeys).set({ name }).where(isOwn(viewer, id)).returning(passkeyColumns),
  );
  if (!renamed) throw new AppError("not_found");
  return renamed;
}

export async function deletePasskey(
  viewer: Member,
  id: number,
  proof: Proof,
  request: RequestInfo,
): Promise<void> {
  await requireRow(db, passkeys, isOwn(viewer, id));
  await runWithSecondFactor(viewer, proof, request, async (tx) => {
    const { count } = await tx.delete(passkeys).where(isOwn(viewer, id));
    if (count === 0) throw new AppError("not_found");
    await recordRemovedFactor(tx, viewer, "passkey");
  });
}

function isOwn(viewer: Member, id: number) {
  return and(eq(passkeys.id, id), eq(passkeys.userId, viewer.id));
}

function ownerOf({ id: userId, sessionId: ownerId }: Member) {
  return { userId, ownerId };
}
