import type { Options } from "pusher-js";
import type { RealtimeConfig } from "./config";

type PageUrl = Pick<Location, "hostname" | "port" | "protocol">;

type Tab = {
  socketId: () => string | undefined;
  onSessionOver: () => void;
};

export function pusherOptions({ cluster }: RealtimeConfig, page: PageUrl, tab: Tab): Options {
  return {
    ...(cluster === undefined ? ownOrigin(page) : { cluster, forceTLS: true }),
    enabledTransports: ["ws", "wss"],
    enableStats: false,
    unavailableTimeout: 3000,
    channelAuthorization: {
      customHandler: ({ socketId, channelName }, callback) =>
        void authorize(
          tab,
          "/broadcasting/auth",
          { socket_id: socketId, channel_name: channelName },
          callback,
        ),
    },
    userAuthentication: {
      customHandler: async ({ socketId }, callback) => {
        const refused = await authorize(tab, "/broadcasting/user-auth", { socket_id: socketId }, callback);
        if (refused === 401 || refused === 403) tab.onSessionOver();
      },
    },
  };
}

type Callback<T> = (error: Error | null, signature: T | null) => void;

/** Retries while the application cannot respond, which the client library does not. Returns the status of a refusal. */
async function authorize<T>(
  tab: Tab,
  path: string,
  fields: { socket_id: string; channel_name?: string },
  callback: Callback<T>,
): Promise<number | undefined> {
  const isCurrent = () => tab.socketId() === fields.socket_id;
  for (let wait = 1000; isCurrent(); wait = Math.min(wait * 2, 30_000)) {
    const response = await postAuthorization(path, fields).catch(() => null);
    const signature: T | null = response?.ok ? await response.json().catch(() => null) : null;
    // Signed for an old socket, it would end the new one.
    if (signature) return void (isCurrent() && callback(null, signature));
    if (response && response.status < 500 && response.status !== 429) {
      callback(new Error(`The application answered ${response.status}.`), null);
      return response.status;
    }
    await new Promise((resolve) => setTimeout(resolve, wait * (0.5 + Math.random() / 2)));
  }
}

function postAuthorization(path: string, fields: object): Promise<Response> {
  const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  return fetch(path, {
    method: "POST",
    credentials: "same-origin",
    headers: {
      "content-type": "application/json",
      ...(token !== undefined && { "x-xsrf-token": decodeURIComponent(token) }),
    },
    body: JSON.stringify(fields),
  });
}

function ownOrigin({ hostname, port, protocol }: PageUrl) {
  const forceTLS = protocol === "https:";
  const number = Number(port) || (forceTLS ? 443 : 80);
  return { cluster: "", wsHost: hostname, wsPort: number, wssPort: number, forceTLS };
}
