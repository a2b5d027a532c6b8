import { setTimeout as pause } from "node:timers/promises";
import { consume, penalize, requireRemaining, reset } from "@/lib/core/api/rate-limiter";
import { subnetKey } from "@/lib/core/api/subnet-key";

/** Failures with one account from many subnets delay further attempts but reject none: nobody can lock the owner out. */
export async function startAttempt(email: string, ipAddress: string): Promise<void> {
  const { account, subnet, pair } = keysOf(email, ipAddress);
  await consume("signInMinute", pair);
  await consume("signInHour", pair);
  await requireRemaining("signInFailures", subnet);
  await pause(backoffMs(await penalize("signInAccount", account)));
}

/** Attempts sent in parallel have passed the first check: those beyond the limit learn nothing, right or wrong. */
export async function recordAttempt(ipAddress: string, { matches }: { matches: boolean }): Promise<void> {
  await (matches ? requireRemaining : consume)("signInFailures", subnetKey(ipAddress));
}

/** Once signed in: the second factor may come with another request than the password. */
export async function resetAttempts(email: string, ipAddress: string): Promise<void> {
  const { account, pair } = keysOf(email, ipAddress);
  await Promise.all([
    reset("signInMinute", pair),
    reset("signInHour", pair),
    reset("signInAccount", account),
  ]);
}

function keysOf(email: string, ipAddress: string) {
  const [account, subnet] = [email.toLowerCase(), subnetKey(ipAddress)];
  return { account, subnet, pair: `${subnet}:${account}` };
}

export function backoffMs(failures: number): number {
  return failures === 0 ? 0 : Math.min(8000, 250 * 2 ** (failures - 1));
}
