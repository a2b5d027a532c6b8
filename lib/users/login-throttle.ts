import { setTimeout as pause } from "node:timers/promises";
import { consume, penalize, requireRemaining, reset } from "@/lib/core/api/rate-limiter";
import { subnetKey } from "@/lib/core/api/subnet-key";

/**
 * Slows guessing down, for addresses of accounts that exist and of none alike. Throws `too_many_requests` per pair of
 * place and account, and per place for failures with many accounts. Failures with one account from many places make each
 * further try wait, and refuse none: strangers' failures never lock the owner out.
 */
export async function startAttempt(email: string, address: string) {
  const [account, place] = [email.toLowerCase(), subnetKey(address)];
  const pair = `${place}:${account}`;
  await consume("signInMinute", pair);
  await consume("signInHour", pair);
  await requireRemaining("signInFailures", place);
  await pause(backoffMs(await penalize("signInAccount", account)));
  return {
    /** Tries that were sent all at once are past the first look: the ones too many learn nothing, right or wrong. */
    judge: (matches: boolean) =>
      matches ? requireRemaining("signInFailures", place) : consume("signInFailures", place),
    /** Who is in owes nothing for the failures before. */
    forgive: () =>
      Promise.all([reset("signInMinute", pair), reset("signInHour", pair), reset("signInAccount", account)]),
  };
}

/** How many milliseconds a try waits after as many failures too many: twice as long each time, up to eight seconds. */
export function backoffMs(failures: number): number {
  return failures === 0 ? 0 : Math.min(8000, 250 * 2 ** (failures - 1));
}
