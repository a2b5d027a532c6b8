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
import { completeSignIn, findUser } from "./sign-in";

export async function signInWithCode(
  viewer: Viewer,
  { code }: BodyOf<typeof loginWithCode>,
  request: RequestInfo,
) {
  const { user, ...options } = await requirePending(request);
  const verify = () => verifyCode(user.id, code, request);
  return completeSignIn(viewer, user, { ...options, verify }, request);
}

export async function getSignInOptions(request: RequestInfo): Promise<PasskeyRequestOptions> {
  const { user, id } = await requirePending(request);
  await consume("passkeyChallenges", user.id);
  return createRequestOptions(systemDb, { userId: user.id, ownerId: id });
}

export async function signInWithPasskey(
  viewer: Viewer,
  { passkey }: BodyOf<typeof loginWithPasskey>,
  request: RequestInfo,
) {
  const { user, id, ...options } = await requirePending(request);
  const verify = () => verifyPasskey({ userId: user.id, ownerId: id }, passkey, request);
  return completeSignIn(viewer, user, { ...options, verify }, request);
}

/** The terms were required with the password. */
async function requirePending(request: RequestInfo) {
  const pending = await pendingSignIn.read(request);
  const user = pending && (await findUser(eq(users.id, pending.userId)));
  if (!pending || !user || !isCurrent(pending, user)) throw new AppError("sign_in_expired");
  return { id: pending.id, restore: pending.restore, terms: true, user };
}
