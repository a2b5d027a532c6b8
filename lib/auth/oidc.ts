import { decode, encode } from "next-auth/jwt";
import { type Client, custom, generators, Issuer } from "openid-client";
import { appUrl, env } from "@/lib/env";
import { cookieOptions } from "./session-cookie";

/** Somebody as the school's own sign-in knows them. */
export type SchoolPerson = { issuer: string; subject: string; email: string; name: string };

/** What must still be known when somebody returns from there; sealed in a cookie of ten minutes. */
type Errand = { state: string; nonce: string; verifier: string; next: string; restore: boolean };

export const errandCookie = "preau-school-sign-in";
const seal = "preau school sign-in";
const minutes = 10;

/** The school's sign-in and what its button says; null when none is set. */
export function schoolSignIn(): { name: string | null } | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME } = env();
  return OIDC_ISSUER && OIDC_CLIENT_ID && OIDC_CLIENT_SECRET ? { name: OIDC_NAME ?? null } : null;
}

/** Where to send somebody, and the cookie to send along. Throws when the school's server does not answer. */
export async function beginErrand({ next, restore }: { next: string; restore: boolean }) {
  const client = await schoolClient();
  const errand: Errand = {
    state: generators.state(),
    nonce: generators.nonce(),
    verifier: generators.codeVerifier(),
    next,
    restore,
  };
  const address = client.authorizationUrl({
    scope: "openid email profile",
    state: errand.state,
    nonce: errand.nonce,
    code_challenge: generators.codeChallenge(errand.verifier),
    code_challenge_method: "S256",
  });
  return { address, cookie: await sealedCookie(errandCookie, errand) };
}

export async function readErrand(sealed: string | undefined): Promise<Errand | null> {
  return unseal<Errand>(sealed);
}

/**
 * Who has returned: the code is exchanged with the errand's own state, nonce and verifier. Null when the school does not
 * vouch for an address of theirs. Throws on anything that does not belong to this errand.
 */
export async function finishErrand(search: string, errand: Errand): Promise<SchoolPerson | null> {
  const client = await schoolClient();
  const { state, nonce, verifier } = errand;
  const tokens = await client.callback(returnAddress(), client.callbackParams(`/${search}`), {
    state,
    nonce,
    code_verifier: verifier,
    response_type: "code",
  });
  const claims = tokens.claims();
  const said = client.issuer.metadata.userinfo_endpoint ? await client.userinfo(tokens) : {};
  const { email, email_verified, name } = { ...claims, ...said };
  if (!email || email_verified !== true) return null;
  return { issuer: claims.iss, subject: claims.sub, email, name: nameOf(name, email) };
}

/** A sealed cookie that only our own addresses of this sign-in get back. */
export async function sealedCookie(name: string, content: object) {
  const value = await encode({
    token: { ...content },
    secret: env().AUTH_SECRET,
    salt: seal,
    maxAge: minutes * 60,
  });
  return { name, value, ...cookieOptions(), path: "/school-sign-in", maxAge: minutes * 60 };
}

export async function unseal<T>(sealed: string | undefined): Promise<T | null> {
  if (!sealed) return null;
  try {
    return (await decode({ token: sealed, secret: env().AUTH_SECRET, salt: seal })) as T | null;
  } catch {
    return null;
  }
}

export function goneCookie(name: string) {
  return { name, value: "", ...cookieOptions(), path: "/school-sign-in", maxAge: 0 };
}

let found: Promise<Client> | undefined;

/** Its addresses and keys are asked for once; a server that did not answer is asked again. */
function schoolClient(): Promise<Client> {
  found ??= discover().catch((error) => {
    found = undefined;
    throw error;
  });
  return found;
}

async function discover(): Promise<Client> {
  custom.setHttpOptionsDefaults({ timeout: 5000 });
  const { OIDC_ISSUER = "", OIDC_CLIENT_ID = "", OIDC_CLIENT_SECRET } = env();
  const issuer = await Issuer.discover(OIDC_ISSUER);
  return new issuer.Client({
    client_id: OIDC_CLIENT_ID,
    client_secret: OIDC_CLIENT_SECRET,
    redirect_uris: [returnAddress()],
    response_types: ["code"],
  });
}

function returnAddress(): string {
  return `${appUrl()}/school-sign-in/return`;
}

/** A name as sign-up takes it; without one, what stands before the address's @. */
function nameOf(name: string | undefined, email: string): string {
  const given = name?.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim() ?? "";
  return (given.length >= 2 ? given : email.split("@")[0] || email).slice(0, 80);
}
