import { getLoginPasskeyOptions, loginWithPasskey } from "@/lib/users/contract";
import { ApiClient, signInWithPassword } from "./api";
import type { Authenticator, PasskeyUser } from "./authenticator";
import { sql } from "./database";
import type { TestUser } from "./users";

/** A browser whose user has entered the correct password and still needs the second factor. */
export async function browserAfterPassword(user: TestUser, more?: { restore: boolean }): Promise<ApiClient> {
  const { status, body, headers } = await signInWithPassword(user, more);
  if (body.code !== "two_factor_required") throw new Error(`sign-in responded with ${status} ${body.code}`);
  return new ApiClient({ cookie: headers.getSetCookie()[0]?.split(";")[0] });
}

export const optionsFor = async (browser: ApiClient) =>
  (await browser.call(getLoginPasskeyOptions, {})).body.options;
export const sendAssertion = (browser: ApiClient, passkey: ReturnType<Authenticator["get"]>) =>
  browser.call(loginWithPasskey, { body: { passkey } });

export async function signInWith(user: PasskeyUser, changes: Parameters<Authenticator["get"]>[1] = {}) {
  const browser = await browserAfterPassword(user);
  return sendAssertion(browser, user.authenticator.get(await optionsFor(browser), changes));
}

export const countFailedSignIns = async ({ id }: TestUser) =>
  (await sql`select from audit_log where action = 'sign_in_failed' and subject_id = ${id}`).length;
