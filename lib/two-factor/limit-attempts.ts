import { consume, requireRemaining, reset } from "@/lib/core/api/rate-limiter";
import type { RequestInfo } from "@/lib/core/api/request-info";
import { subnetKey } from "@/lib/core/api/subnet-key";
import { findDevice } from "@/lib/core/auth/device-cookie";
import { AppError } from "@/lib/core/errors/app-error";

/** Codes and passkeys count together: per account, and per network but for browsers that the account has signed in with. */
export async function limitAttempts(
  userId: number,
  request: RequestInfo,
  { check, error }: { check: () => Promise<boolean>; error: AppError },
): Promise<void> {
  const subnet = (await findDevice(request, userId)) ? null : subnetKey(request.ipAddress);
  await withLockMessage(async () => {
    if (subnet) await requireRemaining("twoFactorFailures", subnet);
    await consume("twoFactorCodes", userId);
    await consume("twoFactorCodesDay", userId);
  });
  if (!(await check())) {
    if (subnet) await withLockMessage(() => consume("twoFactorFailures", subnet));
    throw error;
  }
  await Promise.all([reset("twoFactorCodes", userId), reset("twoFactorCodesDay", userId)]);
}

/** An error that says how long codes are locked, instead of "too many requests". */
async function withLockMessage(check: () => Promise<void>): Promise<void> {
  try {
    await check();
  } catch (error) {
    const retryAfter = error instanceof AppError ? error.details.retryAfter : undefined;
    if (retryAfter === undefined) throw error;
    throw new AppError("two_factor_locked", { retryAfter });
  }
}
