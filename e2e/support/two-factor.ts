import { Secret, TOTP } from "otpauth";
import { confirmTwoFactor, getTwoFactor, startTwoFactor } from "@/lib/two-factor/contract";
import { freePort } from "@/scripts/services/ports";
import { type ApiClient, browserClient } from "./api";
import { sql } from "./database";
import { databaseUrl } from "./environment";
import { startSecondProcess } from "./second-process";
import { password, type TestUser } from "./users";

/** The code that an authenticator app shows, `steps` of thirty seconds from now. */
export function codeAt(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: "SHA1", digits: 6, period: 30 });
  return totp.generate({ timestamp: Date.now() + steps * 30_000 });
}

export type Enrolled = TestUser & { browser: ApiClient; secret: string; recoveryCodes: string[] };

/** Enables two-factor sign-in over the API. The code that confirmed it may be used again. */
export async function enrol(user: TestUser): Promise<Enrolled> {
  const browser = await browserClient(user);
  const started = await browser.call(startTwoFactor, { body: { current_password: password } });
  const { secret } = started.body;
  const confirmed = await browser.call(confirmTwoFactor, { body: { code: codeAt(secret) } });
  if (confirmed.status !== 200) throw new Error(`two-factor sign-in is not on: ${confirmed.body.code}`);
  await clearLastCode(user);
  return { ...user, browser, secret, recoveryCodes: confirmed.body.recovery_codes };
}

/** Resets the last used time step, so that the current code may be used again. */
export async function clearLastCode({ id }: TestUser): Promise<void> {
  await sql`update two_factor_secrets set last_step = 0 where user_id = ${id}`;
}

/** The settings of two-factor sign-in as the user reads them. */
export async function twoFactorOf(client: ApiClient) {
  return (await client.call(getTwoFactor, {})).body.data;
}

/**
 * Starts a process on the same database and realtime server that requires administrators to use a second factor.
 * Passkeys need a host name.
 */
export async function startRequiringProcess(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const { PUSHER_APP_ID, PUSHER_KEY, PUSHER_SECRET, PUSHER_HOST, PUSHER_PORT } = process.env;
  const realtimeEnv = { PUSHER_APP_ID, PUSHER_KEY, PUSHER_SECRET, PUSHER_HOST, PUSHER_PORT };
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const networkSettings = { HOST: "localhost", APP_URL: origin };
  const env = { DATABASE_URL: databaseUrl, AUTH_SECRET: "-".repeat(32), ADMIN_TWO_FACTOR: "required" };
  const own = { ...env, ...realtimeEnv, LOG_LEVEL: "silent", TRUSTED_PROXIES: "1" };
  return { ...(await startSecondProcess({ ...own, ...networkSettings }, port)), origin };
}
