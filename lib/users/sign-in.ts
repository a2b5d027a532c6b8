import type { SQL } from "drizzle-orm";
import { db, systemDb } from "@/db/client";
import { users } from "@/db/schema/users";
import type { BodyOf } from "@/lib/core/api/endpoint";
import type { RequestInfo } from "@/lib/core/api/request-info";
import { recordAudit } from "@/lib/core/audit/audit-log";
import { findDevice, rememberAccount } from "@/lib/core/auth/device-cookie";
import { canSignIn } from "@/lib/core/auth/find-viewer";
import { hasEmail } from "@/lib/core/auth/has-email";
import { passwordMatches } from "@/lib/core/auth/passwords";
import { serializeOwnUser } from "@/lib/core/auth/serialize-user";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { restoreOnSignIn } from "@/lib/privacy/mutations";
import { verifyCode } from "@/lib/two-factor/verify-code";
import type { login } from "./contract";
import { type Attempt, recordAttempt, resetAttempts, startAttempt } from "./login-throttle";
import { twoFactorRequired } from "./pending-sign-in";
import { openCheckedSession, signInError } from "./sign-in-session";

type Options = {
  restore: boolean;
  /** Throws when the second factor is not right; undefined when none was given. */
  verify?: (() => Promise<void>) | undefined;
};

export async function signIn(
  viewer: Viewer,
  { restore = false, code, ...credentials }: BodyOf<typeof login>,
  request: RequestInfo,
) {
  const account = await checkCredentials(credentials, request);
  const verify = code === undefined ? undefined : () => verifyCode(account.id, code, request);
  return completeSignIn(viewer, account, { restore, verify }, request);
}

type Credentials = Pick<BodyOf<typeof login>, "email" | "password">;

/** An unknown email and a wrong password give the same error, in the same time. */
export async function checkCredentials({ email, password }: Credentials, request: RequestInfo) {
  const account = await findAccount(hasEmail(email));
  const attempt = await attemptOf(email, account?.id, request);
  await startAttempt(attempt);
  const isMatch = await passwordMatches(password, account?.passwordHash ?? null);
  await recordAttempt(attempt, { isMatch });
  if (!isMatch || !account) {
    await recordFailure(account?.id);
    throw new AppError("invalid_credentials");
  }
  return account;
}

export async function attemptOf(
  email: string,
  accountId: number | undefined,
  request: RequestInfo,
): Promise<Attempt> {
  const { ipAddress } = request;
  return { email, ipAddress, device: await findDevice(request, accountId) };
}

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** After the password. Nothing is restored before the second factor. */
export async function completeSignIn(
  viewer: Viewer,
  account: Account,
  { restore, verify }: Options,
  request: RequestInfo,
) {
  const { deletedAt } = account;
  if (deletedAt && !restore) await restoreOnSignIn(account.id, { restore });
  if (!deletedAt && !canSignIn(account)) throw await signInError(account);
  const hasTwoFactor = account.twoFactorAt !== null;
  if (hasTwoFactor && !verify) throw await twoFactorRequired(account, restore);
  if (hasTwoFactor && verify) await verify().catch((error) => recordRejection(error, account));
  if (deletedAt) account.status = await restoreOnSignIn(account.id, { restore });
  if (!canSignIn(account)) throw await signInError(account);
  const session = await openCheckedSession(account, request);
  await resetAttempts(await attemptOf(account.email, account.id, request));
  const user = serializeOwnUser({ ...account, locale: account.locale ?? viewer.locale });
  return { session, user, device: await rememberAccount(request, account.id) };
}

async function recordRejection(error: unknown, { id }: Account): Promise<never> {
  const isRejection = error instanceof AppError && rejections.includes(error.code);
  if (isRejection) await recordFailure(id);
  throw error;
}

const rejections: readonly string[] = ["validation_failed", "passkey_rejected"];

async function recordFailure(userId: number | undefined): Promise<void> {
  const subject = userId === undefined ? undefined : (["user", userId] as const);
  await systemDb.transaction((tx) => recordAudit(tx, { action: "sign_in_failed", subject }));
}

export async function findAccount(condition: SQL) {
  const [account] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      status: users.status,
      locale: users.locale,
      avatarPath: users.avatarPath,
      passwordHash: users.passwordHash,
      twoFactorAt: users.twoFactorAt,
      deletedAt: users.deletedAt,
    })
    .from(users)
    .where(condition);
  return account;
}
