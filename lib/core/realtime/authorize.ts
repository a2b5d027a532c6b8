import type { Options } from "pusher-js";

export type Tab = {
  socketId: () => string | undefined;
  onSessionOver: () => void;
};

type Authorizer<K extends "channelAuthorization" | "userAuthentication"> = Extract<
  NonNullable<Options[K]>,
  { customHandler: unknown }
>["customHandler"];
type ChannelCallback = Parameters<Authorizer<"channelAuthorization">>[1];
type Signatures = { channels: Record<string, { auth: string; channel_data?: string }> };

/** One call signs for all channels that are requested in the same tick, as after a reconnection. */
export function channelAuthorizer(tab: Tab): Authorizer<"channelAuthorization"> {
  let batch = new Map<string, ChannelCallback>();
  return ({ socketId, channelName }, callback) => {
    if (batch.size === 0) setTimeout(() => void sign(socketId));
    batch.set(channelName, callback);
  };

  async function sign(socketId: string): Promise<void> {
    const requested = batch;
    batch = new Map();
    const body = { socket_id: socketId, channel_name: [...requested.keys()] };
    const outcome = await requestSignature<Signatures>(tab, "/broadcasting/auth", body);
    if (outcome === null) return;
    const status = "status" in outcome ? outcome.status : 403;
    if (status === 401) tab.onSessionOver();
    for (const [name, callback] of requested) {
      const signature = "signed" in outcome ? outcome.signed.channels[name] : undefined;
      callback(signature ? null : authorizationError(status), signature ?? null);
    }
  }
}

export function userAuthenticator(tab: Tab): Authorizer<"userAuthentication"> {
  return async ({ socketId }, callback) => {
    const body = { socket_id: socketId };
    const outcome = await requestSignature<{ auth: string; user_data: string }>(
      tab,
      "/broadcasting/user-auth",
      body,
    );
    if (outcome === null) return;
    if ("signed" in outcome) return callback(null, outcome.signed);
    callback(authorizationError(outcome.status), null);
    if (outcome.status === 401 || outcome.status === 403) tab.onSessionOver();
  };
}

function authorizationError(status: number): Error {
  return new Error(`The application responded with ${status}.`);
}

/** Retries while the application cannot respond, which the client library does not. Null when the socket is another by now. */
async function requestSignature<T>(
  tab: Tab,
  path: string,
  body: { socket_id: string },
): Promise<{ signed: T } | { status: number } | null> {
  const isCurrent = () => tab.socketId() === body.socket_id;
  for (let delayMs = 1000; isCurrent(); delayMs = Math.min(delayMs * 2, 30_000)) {
    const response = await post(path, body).catch(() => null);
    const signed: T | null = response?.ok ? await response.json().catch(() => null) : null;
    // A signature for an old socket would end the connection of the new one.
    if (signed) return isCurrent() ? { signed } : null;
    if (response && response.status < 500 && response.status !== 429) return { status: response.status };
    await new Promise((resolve) => setTimeout(resolve, delayMs * (0.5 + Math.random() / 2)));
  }
  return null;
}

function post(path: string, body: object): Promise<Response> {
  const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  return fetch(path, {
    method: "POST",
    credentials: "same-origin",
    headers: {
      "content-type": "application/json",
      ...(token !== undefined && { "x-xsrf-token": decodeURIComponent(token) }),
    },
    body: JSON.stringify(body),
  });
}
