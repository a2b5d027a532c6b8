import { eq } from "drizzle-orm";
import { systemDb } from "@/db/client";
import { users } from "@/db/schema/users";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { consume } from "@/lib/core/api/rate-limiter";
import type { RequestInfo } from "@/lib/core/api/request-info";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import type { PasskeyRequestOptions } from "@/lib/two-factor/schemas";
import { verifyCode } from "@/lib/two-factor/verify-code";
import { createRequestOptions, verifyPasskey } from "@/lib/two-factor/verify-passkey";
import type { loginWithCode, loginWithPasskey } from "./contract";
import { isCurrent, pendingSignIn } from "./pending-sign-in";
import { completeSignIn, findAccount } from "./sign-in";

export async function signInWithCode(
  viewer: Viewer,
  { code }: BodyOf<typeof loginWithCode>,
  caller: RequestInfo,
) {
  const { account, restore } = await requirePending(caller);
  const verify = () => verifyCode(account.id, code, caller);
  return completeSignIn(viewer, account, { restore, verify }, caller);
}

export async function getSignInOptions(caller: RequestInfo): Promise<PasskeyRequestOptions> {
  const { account, id } = await requirePending(caller);
  await consume("passkeyChallenges", account.id);
  return createRequestOptions(systemDb, { userId: account.id, ownerId: id });
}

export async function signInWithPasskey(
  viewer: Viewer,
  { passkey }: BodyOf<typeof loginWithPasskey>,
  caller: RequestInfo,
) {
  const { account, restore, id } = await requirePending(caller);
  const verify = () => verifyPasskey({ userId: account.id, ownerId: id }, passkey, caller);
  return completeSignIn(viewer, account, { restore, verify }, caller);
}

async function requirePending(caller: RequestInfo) {
  const pending = await pendingSignIn.read(caller);
  const account = pending && (await findAccount(eq(users.id, pending.userId)));
  if (!pending || !account || !isCurrent(pending, account)) throw new AppError("sign_in_expired");
  return { ...pending, account };
}
