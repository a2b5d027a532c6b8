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

export const authorizationCookie = sealedCookie({
  name: "preau-school-sign-in",
  path: "/school-sign-in",
  ttlSeconds: 600,
  content: authorizationState,
});

export function ssoConfig(): { name: string | null } | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME } = env();
  return OIDC_ISSUER && OIDC_CLIENT_ID && OIDC_CLIENT_SECRET ? { name: OIDC_NAME ?? null } : null;
}

export async function startAuthorization({ next, restore }: { next: string; restore: boolean }) {
  const client = await oidcClient();
  const authorization: AuthorizationState = {
    state: generators.state(),
    nonce: generators.nonce(),
    verifier: generators.codeVerifier(),
    next,
    restore,
  };
  const url = client.authorizationUrl({
    scope: "openid email profile",
    state: authorization.state,
    nonce: authorization.nonce,
    code_challenge: generators.codeChallenge(authorization.verifier),
    code_challenge_method: "S256",
  });
  return { url, cookie: await authorizationCookie.create(authorization) };
}

/** Throws on anything that does not belong to this authorization. */
export async function handleCallback(search: string, authorization: AuthorizationState) {
  const client = await oidcClient();
  const { state, nonce, verifier } = authorization;
  const tokens = await client.callback(redirectUri(), client.callbackParams(`/${search}`), {
    state,
    nonce,
    code_verifier: verifier,
    response_type: "code",
  });
  const claims = tokens.claims();
  const userinfo = client.issuer.metadata.userinfo_endpoint ? await client.userinfo(tokens) : {};
  return parseSsoProfile({ ...claims, ...userinfo, iss: claims.iss });
}

let clientPromise: Promise<Client> | undefined;

/** The client is discovered once; after an error, the next call tries again. */
function oidcClient(): Promise<Client> {
  clientPromise ??= discoverIssuer().catch((error) => {
    clientPromise = undefined;
    throw error;
  });
  return clientPromise;
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
