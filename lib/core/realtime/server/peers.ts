import http from "node:http";
import Pusher from "pusher";
import { createDeliver } from "@/lib/core/realtime/deliver";
import type { App } from "./limits";

/** Signed like all parameters, so that only a server that holds the secret sends it. */
export const fromPeer = "from_peer";

export const statePath = "/server_state";

/** Below the application's own, which waits for a call that waits for a peer. */
const timeoutMs = 700;

/** What is repeated every second does not fail other calls, nor fill the log. */
type Peer = { client: Pusher } & Record<"deliver" | "deliverState", ReturnType<typeof createDeliver>>;

/** The other servers of the same application: what one is called to do, all do. */
export class Peers {
  private readonly peers: Peer[];

  constructor(app: App, urls: readonly string[]) {
    this.peers = urls.map((url) => {
      const deliverState = createDeliver("debug");
      return { client: createClient(app, new URL(url)), deliver: createDeliver(), deliverState };
    });
  }

  /** Whether all have done it. */
  async post(path: string, body: object): Promise<boolean> {
    const done = this.peers.map(({ client, ...peer }) =>
      // The package serialises the body, whatever its type says.
      deliverBy(peer, path)(path, () =>
        client.post({ path, body: body as unknown as string, params: { [fromPeer]: "1" } }),
      ),
    );
    return (await Promise.all(done)).every(Boolean);
  }

  /** The responses of those that respond in time: the subscribers of one that does not are disconnected. */
  async get(path: string, query: URLSearchParams): Promise<object[]> {
    const own = [...query].filter(([name]) => !name.startsWith("auth_"));
    const params = { ...Object.fromEntries(own), [fromPeer]: "1" };
    const responses: object[] = [];
    const requests = this.peers.map(({ client, ...peer }) =>
      deliverBy(peer, path)(
        path,
        async () => void responses.push(await (await client.get({ path, params })).json()),
      ),
    );
    await Promise.all(requests);
    return responses;
  }
}

function deliverBy({ deliver, deliverState }: Omit<Peer, "client">, path: string) {
  return path === statePath ? deliverState : deliver;
}

function createClient({ id: appId, key, secret }: App, { hostname: host, port }: URL): Pusher {
  // One connection, so that events arrive in their order.
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  return new Pusher({ appId, key, secret, host, port: port || "80", timeout: timeoutMs, agent });
}
