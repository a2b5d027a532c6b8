import { type Client, custom, generators, Issuer } from "openid-client";
import * as z from "zod/mini";
import { sealedCookie } from "@/lib/core/auth/sealed-cookie";
import { parseSsoProfile } from "@/lib/core/auth/sso-profile";
import { appUrl, env } from "@/lib/core/env";

const authorizationState = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  next: z.string(),
  restore: z.boolean(),
});
type AuthorizationState = z.infer<typeof authorizationState>;

/** What must still be known when somebody returns from the school's sign-in. */
export const authorizationCookie = sealedCookie({
  name: "preau-school-sign-in",
  path: "/school-sign-in",
  ttlSeconds: 600,
  content: authorizationState,
});

/** The school's sign-in and what its button says; null when none is set. */
export function ssoConfig(): { name: string | null } | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME } = env();
  return OIDC_ISSUER && OIDC_CLIENT_ID && OIDC_CLIENT_SECRET ? { name: OIDC_NAME ?? null } : null;
}

/** Where to send somebody, and the cookie to send along. Throws when the school's server does not answer. */
export async function startAuthorization({ next, restore }: { next: string; restore: boolean }) {
  const client = await oidcClient();
  const errand: AuthorizationState = {
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
  return { address, cookie: await authorizationCookie.create(errand) };
}

/**
 * Who has returned: the code is exchanged with the errand's own state, nonce and verifier. A problem when
 * the school gives no usable address of theirs. Throws on anything that does not belong to this errand.
 */
export async function handleCallback(search: string, errand: AuthorizationState) {
  const client = await oidcClient();
  const { state, nonce, verifier } = errand;
  const tokens = await client.callback(redirectUri(), client.callbackParams(`/${search}`), {
    state,
    nonce,
    code_verifier: verifier,
    response_type: "code",
  });
  const claims = tokens.claims();
  const said = client.issuer.metadata.userinfo_endpoint ? await client.userinfo(tokens) : {};
  return parseSsoProfile({ ...claims, ...said, iss: claims.iss });
}

let found: Promise<Client> | undefined;

/** Its addresses and keys are asked for once; a server that did not answer is asked again. */
function oidcClient(): Promise<Client> {
  found ??= discoverIssuer().catch((error) => {
    found = undefined;
    throw error;
  });
  return found;
}

async function discoverIssuer(): Promise<Client> {
  custom.setHttpOptionsDefaults({ timeout: 5000 });
  const { OIDC_ISSUER = "", OIDC_CLIENT_ID = "", OIDC_CLIENT_SECRET } = env();
  const issuer = await Issuer.discover(OIDC_ISSUER);
  return new issuer.Client({
    client_id: OIDC_CLIENT_ID,
    client_secret: OIDC_CLIENT_SECRET,
    redirect_uris: [redirectUri()],
    response_types: ["code"],
  });
}

function redirectUri(): string {
  return `${appUrl()}/school-sign-in/return`;
}
