import { Secret, TOTP } from "otpauth";
import { confirmTwoFactor, startTwoFactor } from "@/lib/two-factor/contract";
import { browserClient, type Caller } from "./api";
import { sql } from "./database";
import { type Person, password } from "./users";

/** What an authenticator app shows, `steps` of thirty seconds from now. */
export function codeAt(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: "SHA1", digits: 6, period: 30 });
  return totp.generate({ timestamp: Date.now() + steps * 30_000 });
}

export type Enrolled = Person & { browser: Caller; secret: string; recoveryCodes: string[] };

/** Switches two-factor sign-in on over the API. The code that confirmed it may be used again. */
export async function enrol(someone: Person, browser?: Caller): Promise<Enrolled> {
  const caller = browser ?? (await browserClient(someone));
  const started = await caller.call(startTwoFactor, { body: { current_password: password } });
  const { secret } = started.body;
  const confirmed = await caller.call(confirmTwoFactor, { body: { code: codeAt(secret) } });
  if (confirmed.status !== 200) throw new Error(`two-factor sign-in is not on: ${confirmed.body.code}`);
  await forgetLastCode(someone);
  return { ...someone, browser: caller, secret, recoveryCodes: confirmed.body.recovery_codes };
}

/** As if the time step of the last code were long past. */
export async function forgetLastCode({ id }: Person): Promise<void> {
  await sql`update two_factor_secrets set last_step = 0 where user_id = ${id}`;
}
