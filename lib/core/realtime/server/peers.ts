import http from "node:http";
import Pusher from "pusher";
import { createDeliver, eventTimeoutMs } from "@/lib/core/realtime/deliver";
import type { App } from "./limits";

/** The parameter is signed like all others, so that only a server that holds the secret sends it. */
export const fromPeer = "from_peer";

export const statePath = "/server_state";

const eventPaths = ["/events", "/batch_events"];

export function isEvent(path: string): boolean {
  return eventPaths.includes(path);
}

/** The timeout is below the application's own, because the application waits for a call that waits for a peer. */
const timeoutMs = 700;

type Transport = { client: Pusher; deliver: ReturnType<typeof createDeliver> };

/**
 * Each kind of call has its own transport: an error of one opens the circuit of no other, and calls that are repeated
 * every second do not fill the log.
 */
type Peer = Record<"events" | "calls" | "state", Transport>;

/** The other servers of the same application, on which each call is repeated. */
export class Peers {
  private readonly peers: Peer[];

  constructor(app: App, urls: readonly string[]) {
    this.peers = urls.map((url) => createPeer(app, new URL(url)));
  }

  /** Resolves to whether all peers have executed the call. */
  async post(path: string, body: object): Promise<boolean> {
    const done = this.peers.map((peer) => {
      const { client, deliver } = transportFor(peer, path);
      // The package serialises the body, whatever its type says.
      return deliver(path, () =>
        client.post({ path, body: body as unknown as string, params: { [fromPeer]: "1" } }),
      );
    });
    return (await Promise.all(done)).every(Boolean);
  }

  /** Returns the responses of the peers that respond in time: the subscribers of one that does not are disconnected. */
  async get(path: string, query: URLSearchParams): Promise<object[]> {
    const own = [...query].filter(([name]) => !name.startsWith("auth_"));
    const params = { ...Object.fromEntries(own), [fromPeer]: "1" };
    const responses: object[] = [];
    const requests = this.peers.map((peer) => {
      const { client, deliver } = transportFor(peer, path);
      return deliver(
        path,
        async () => void responses.push(await (await client.get({ path, params })).json()),
      );
    });
    await Promise.all(requests);
    return responses;
  }
}

function transportFor({ events, calls, state }: Peer, path: string): Transport {
  if (isEvent(path)) return events;
  return path === statePath ? state : calls;
}

function createPeer({ id: appId, key, secret }: App, { hostname: host, port }: URL): Peer {
  // One connection is used, so that events arrive in their order.
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const settings = { appId, key, secret, host, port: port || "80", agent };
  const client = new Pusher({ ...settings, timeout: timeoutMs });
  return {
    events: { client: new Pusher({ ...settings, timeout: eventTimeoutMs }), deliver: createDeliver() },
    calls: { client, deliver: createDeliver() },
    state: { client, deliver: createDeliver("debug") },
  };
}
