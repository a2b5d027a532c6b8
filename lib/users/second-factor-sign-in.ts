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
  request: RequestInfo,
) {
  const { account, restore } = await requirePending(request);
  const verify = () => verifyCode(account.id, code, request);
  return completeSignIn(viewer, account, { restore, verify }, request);
}

export async function getSignInOptions(request: RequestInfo): Promise<PasskeyRequestOptions> {
  const { account, id } = await requirePending(request);
  await consume("passkeyChallenges", account.id);
  return createRequestOptions(systemDb, { userId: account.id, ownerId: id });
}

export async function signInWithPasskey(
  viewer: Viewer,
  { passkey }: BodyOf<typeof loginWithPasskey>,
  request: RequestInfo,
) {
  const { account, restore, id } = await requirePending(request);
  const verify = () => verifyPasskey({ userId: account.id, ownerId: id }, passkey, request);
  return completeSignIn(viewer, account, { restore, verify }, request);
}

async function requirePending(request: RequestInfo) {
  const pending = await pendingSignIn.read(request);
  const account = pending && (await findAccount(eq(users.id, pending.userId)));
  if (!pending || !account || !isCurrent(pending, account)) throw new AppError("sign_in_expired");
  return { ...pending, account };
}
