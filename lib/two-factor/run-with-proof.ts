import { db, type Transaction } from "@/db/client";
import type { RequestInfo } from "@/lib/core/api/request-info";
import { runTransactionOnUsers } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { AppError, invalid } from "@/lib/core/errors/app-error";
import { hasTwoFactor } from "./factors";
import { requireIdentity } from "./require-identity";
import type { Proof } from "./schemas";
import { verifyCode } from "./verify-code";
import { verifyPasskey } from "./verify-passkey";

type Write<T> = (tx: Transaction) => Promise<T>;

/**
 * Requires the password and, where two-factor sign-in is on, a second factor. That is checked last: a wrong password
 * uses up none.
 */
export async function runWithProof<T>(
  viewer: Member,
  proof: Proof,
  request: RequestInfo,
  write: Write<T>,
): Promise<T> {
  const requireSameIdentity = await requireIdentity(viewer, proof.current_password);
  const wasEnabled = await hasTwoFactor(db, viewer.id);
  if (wasEnabled) await verifySecondFactor(viewer, proof, request);
  return runTransactionOnUsers(viewer, [viewer.id], async (tx) => {
    await requireSameIdentity(tx);
    if (!wasEnabled && (await hasTwoFactor(tx, viewer.id))) throw invalid("code", "two_factor_code_required");
    return write(tx);
  });
}

/** Does the same for actions that exist with two-factor sign-in only. Throws `two_factor_disabled`. */
export async function runWithSecondFactor<T>(
  viewer: Member,
  proof: Proof,
  request: RequestInfo,
  write: Write<T>,
): Promise<T> {
  const requireEnabled = async (from: Pick<Transaction, "select">) => {
    if (!(await hasTwoFactor(from, viewer.id))) throw new AppError("two_factor_disabled");
  };
  await requireEnabled(db);
  return runWithProof(viewer, proof, request, async (tx) => {
    await requireEnabled(tx);
    return write(tx);
  });
}

async function verifySecondFactor(
  { id: userId, sessionId: ownerId }: Member,
  { code, passkey }: Proof,
  request: RequestInfo,
): Promise<void> {
  if (passkey) return verifyPasskey({ userId, ownerId }, passkey, request);
  if (code === undefined) throw invalid("code", "two_factor_code_required");
  return verifyCode(userId, code, request);
}
