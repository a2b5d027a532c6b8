import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import Provider, { type Configuration } from "oidc-provider";

/** A user of the provider. */
export type OidcUser = { sub: string; email: string; email_verified?: boolean; name?: string };

const client = { id: "preau", secret: "a secret of the school" };

export type OidcProvider = {
  port: number;
  addUser: (user: OidcUser) => void;
  /** Signs in at the provider from an authorization URL; resolves to the redirect URI with its parameters. */
  signIn: (url: string, user: OidcUser) => Promise<string>;
  close: () => Promise<void>;
};

/** The application's settings for the provider on this port. */
export function oidcEnv(port: number) {
  return {
    OIDC_ISSUER: `http://127.0.0.1:${port}`,
    OIDC_CLIENT_ID: client.id,
    OIDC_CLIENT_SECRET: client.secret,
    OIDC_NAME: "École des Platanes",
  };
}

/** Starts a real OpenID provider on this machine. Its users need no password: the header `x-oidc-user` names the user. */
export async function startOidcProvider(port: number, site: string): Promise<OidcProvider> {
  const users = new Map<string, OidcUser>();
  const provider = new Provider(`http://127.0.0.1:${port}`, configurationOf(site, users));
  const handle = provider.callback();
  const server = createServer((request, response) => {
    if (request.url?.startsWith("/interaction/")) return void logIn(provider, request, response);
    return void handle(request, response);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const addUser = (user: OidcUser) => void users.set(user.sub, user);
  return {
    port,
    addUser,
    signIn: async (url, user) => {
      addUser(user);
      return followRedirects(url, user.sub, `${site}/school-sign-in/return`);
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function configurationOf(site: string, users: Map<string, OidcUser>): Configuration {
  return {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${site}/school-sign-in/return`],
      },
    ],
    cookies: { keys: ["a key of the school"] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    features: { devInteractions: { enabled: false } },
    // The application sends PKCE, which the tests check; a forged call need not send it.
    pkce: { required: () => false },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...users.get(sub), sub }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  };
}

async function logIn(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  const accountId = String(request.headers["x-oidc-user"]);
  await provider.interactionFinished(request, response, { login: { accountId } });
}

/** Follows redirects as a browser does, up to the redirect URI. */
async function followRedirects(url: string, sub: string, until: string): Promise<string> {
  const jar = new Map<string, string>();
  for (let offset = url, step = 0; step < 10; step++) {
    const response = await fetch(offset, {
      redirect: "manual",
      headers: {
        "x-oidc-user": encodeURIComponent(sub),
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
      },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = cookie.match(/^([^=]+)=([^;]*)/) ?? [];
      jar.set(name, value);
    }
    const location = response.headers.get("location");
    if (!location) throw new Error(`${offset}: ${response.status} ${(await response.text()).slice(0, 300)}`);
    offset = new URL(location, offset).href;
    if (offset.startsWith(until)) return offset;
  }
  throw new Error("the school sends people round in circles");
}
