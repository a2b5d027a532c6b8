import { setTimeout as pause } from "node:timers/promises";
import { forgive, overspend, requireLeft, spend } from "@/lib/api/limiter";
import { networkOf } from "@/lib/api/network";

/**
 * Slows guessing down, for addresses of accounts that exist and of none alike. Throws `too_many_requests` per pair of
 * place and account, and per place for failures with many accounts. Failures with one account from many places make each
 * further try wait, and refuse none: strangers' failures never lock the owner out.
 */
export async function beginTry(email: string, address: string) {
  const [account, place] = [email.toLowerCase(), networkOf(address)];
  const pair = `${place}:${account}`;
  await spend("signInMinute", pair);
  await spend("signInHour", pair);
  await requireLeft("signInFailures", place);
  await pause(slowness(await overspend("signInAccount", account)));
  return {
    /** Tries that were sent all at once are past the first look: the ones too many learn nothing, right or wrong. */
    judge: (matches: boolean) =>
      matches ? requireLeft("signInFailures", place) : spend("signInFailures", place),
    /** Who is in owes nothing for the failures before. */
    forgive: () =>
      Promise.all([
        forgive("signInMinute", pair),
        forgive("signInHour", pair),
        forgive("signInAccount", account),
      ]),
  };
}

/** How many milliseconds a try waits after as many failures too many: twice as long each time, up to eight seconds. */
export function slowness(failures: number): number {
  return failures === 0 ? 0 : Math.min(8000, 250 * 2 ** (failures - 1));
}
