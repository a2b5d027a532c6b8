import { setTimeout as pause } from "node:timers/promises";
import { consume, penalize, requireRemaining, reset } from "@/lib/core/api/rate-limiter";
import { subnetKey } from "@/lib/core/api/subnet-key";

/** Failures with one account from many subnets delay further attempts but reject none: nobody can lock the owner out. */
export async function startAttempt(email: string, address: string) {
  const [account, subnet] = [email.toLowerCase(), subnetKey(address)];
  const pair = `${subnet}:${account}`;
  await consume("signInMinute", pair);
  await consume("signInHour", pair);
  await requireRemaining("signInFailures", subnet);
  await pause(backoffMs(await penalize("signInAccount", account)));
  return {
    /** Attempts sent in parallel have passed the first check: those beyond the limit learn nothing, right or wrong. */
    record: (matches: boolean) =>
      matches ? requireRemaining("signInFailures", subnet) : consume("signInFailures", subnet),
    reset: () =>
      Promise.all([reset("signInMinute", pair), reset("signInHour", pair), reset("signInAccount", account)]),
  };
}

export function backoffMs(failures: number): number {
  return failures === 0 ? 0 : Math.min(8000, 250 * 2 ** (failures - 1));
}
