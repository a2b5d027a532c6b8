import { setTimeout as delay } from "node:timers/promises";
import { consume, penalize, requireRemaining, reset } from "@/lib/core/api/rate-limiter";
import { subnetKey } from "@/lib/core/api/subnet-key";
import { foldEmail } from "@/lib/core/text/fold-email";

/** `device`: of a browser with which the account has signed in before. Its attempts are counted separately. */
export type Attempt = { email: string; ipAddress: string; device: string | null };

/**
 * Failures with one account from many subnets delay further attempts but reject none, so that the owner cannot be
 * locked out.
 */
export async function startAttempt(attempt: Attempt): Promise<void> {
  const { account, subnet, pair } = keysOf(attempt);
  await consume("signInMinute", pair);
  await consume("signInHour", pair);
  if (!attempt.device) await requireRemaining("signInFailures", subnet);
  await delay(backoffMs(await penalize("signInAccount", account)));
}

/** Attempts sent in parallel have passed the first check: those beyond the limit learn nothing, right or wrong. */
export async function recordAttempt(
  { ipAddress, device }: Attempt,
  { isMatch }: { isMatch: boolean },
): Promise<void> {
  if (device) return;
  await (isMatch ? requireRemaining : consume)("signInFailures", subnetKey(ipAddress));
}

/** Called once the user is signed in: the second factor may come with another request than the password. */
export async function resetAttempts(attempt: Attempt): Promise<void> {
  const { account, pair } = keysOf(attempt);
  await Promise.all([
    reset("signInMinute", pair),
    reset("signInHour", pair),
    reset("signInAccount", account),
  ]);
}

function keysOf({ email, ipAddress, device }: Attempt) {
  const [account, subnet] = [foldEmail(email), subnetKey(ipAddress)];
  const pair = `${device ?? subnet}:${account}`;
  return { account: device ? pair : account, subnet, pair };
}

export function backoffMs(failedAttempts: number): number {
  return failedAttempts === 0 ? 0 : Math.min(8000, 250 * 2 ** (failedAttempts - 1));
}
