import type { SQL } from "drizzle-orm";
import { db, systemDb } from "@/db/client";
import { users } from "@/db/schema/users";
import type { BodyOf } from "@/lib/core/api/endpoint";
import type { RequestInfo } from "@/lib/core/api/request-info";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { createDeviceCookie, findDevice } from "@/lib/core/auth/device-cookie";
import { canSignIn } from "@/lib/core/auth/find-viewer";
import { hasEmail } from "@/lib/core/auth/has-email";
import { isCorrectPassword } from "@/lib/core/auth/passwords";
import { serializeOwnUser } from "@/lib/core/auth/serialize-user";
import type { Viewer } from "@/lib/core/auth/viewer";
import { pickColumns } from "@/lib/core/database/pick-columns";
import { AppError, invalid } from "@/lib/core/errors/app-error";
import { restoreOnSignIn } from "@/lib/privacy/mutations";
import { verifyCode } from "@/lib/two-factor/verify-code";
import type { login } from "./contract";
import { type Attempt, recordAttempt, resetAttempts, startAttempt } from "./login-throttle";
import { createTwoFactorError } from "./pending-sign-in";
import { needsVerification, requireVerifiedEmail } from "./require-verified-email";
import { openCheckedSession, signInError } from "./sign-in-session";
import { needsTerms } from "./terms";

type Options = {
  restore: boolean;
  /** Whether the user accepts the terms. */
  terms: boolean;
  /** Throws when the second factor is not right; returns undefined when none was given. */
  verify?: (() => Promise<void>) | undefined;
};

export async function signIn(
  viewer: Viewer,
  { restore = false, terms = false, code, ...credentials }: BodyOf<typeof login>,
  request: RequestInfo,
) {
  const user = await checkCredentials(credentials, request);
  const verify = code === undefined ? undefined : () => verifyCode(user.id, code, request);
  return completeSignIn(viewer, user, { restore, terms, verify }, request);
}

type Credentials = Pick<BodyOf<typeof login>, "email" | "password">;

/** An unknown email and a wrong password give the same error, in the same time. Throws `invalid_credentials`. */
export async function checkCredentials({ email, password }: Credentials, request: RequestInfo) {
  const user = await findUser(hasEmail(email));
  const attempt = await createAttempt(email, user?.id, request);
  await startAttempt(attempt);
  const isMatch = await isCorrectPassword(password, user?.passwordHash ?? null);
  await recordAttempt(attempt, { isMatch });
  if (!isMatch || !user) {
    await recordFailedSignIn(user?.id);
    throw new AppError("invalid_credentials");
  }
  return user;
}

export async function createAttempt(
  email: string,
  accountId: number | undefined,
  request: RequestInfo,
): Promise<Attempt> {
  const { ipAddress } = request;
  return { email, ipAddress, device: await findDevice(request, accountId) };
}

type User = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** Called after the password is verified. Nothing is restored before the second factor. */
export async function completeSignIn(
  viewer: Viewer,
  user: User,
  { restore, terms, verify }: Options,
  request: RequestInfo,
) {
  const { deletedAt } = user;
  if (deletedAt && !restore) await restoreOnSignIn(user.id, { restore });
  if (!deletedAt && !canSignIn(user)) throw await signInError(user);
  if (user.needsTerms && !terms) throw invalid("terms", "terms_required");
  await requireVerifiedEmail(user);
  const hasTwoFactor = user.twoFactorAt !== null;
  if (hasTwoFactor && !verify) throw await createTwoFactorError(user, restore);
  if (hasTwoFactor && verify) await verify().catch((error) => recordRejection(error, user));
  if (deletedAt) user.status = await restoreOnSignIn(user.id, { restore });
  if (!canSignIn(user)) throw await signInError(user);
  const session = await openCheckedSession(user, request);
  await resetAttempts(await createAttempt(user.email, user.id, request));
  const ownUser = serializeOwnUser({ ...user, locale: user.locale ?? viewer.locale });
  return { session, user: ownUser, device: await createDeviceCookie(request, user.id) };
}

async function recordRejection(error: unknown, { id }: User): Promise<never> {
  const isRejection = error instanceof AppError && rejections.includes(error.code);
  if (isRejection) await recordFailedSignIn(id);
  throw error;
}

const rejections: readonly string[] = ["validation_failed", "passkey_rejected"];

async function recordFailedSignIn(userId: number | undefined): Promise<void> {
  const subject = userId === undefined ? undefined : (["user", userId] as const);
  await systemDb.transaction((tx) => recordAudit(tx, null, "sign_in_failed", subject));
}

export async function findUser(condition: SQL) {
  const [user] = await db
    .select({
      ...pickColumns(users, "id", "name", "email", "role", "status", "locale", "avatarPath"),
      ...pickColumns(users, "passwordHash", "twoFactorAt", "deletedAt"),
      needsTerms,
      needsVerification,
    })
    .from(users)
    .where(condition);
  return user;
}
