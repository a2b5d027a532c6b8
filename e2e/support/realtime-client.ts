import Client, { type Channel } from "pusher-js";
import { afterAll } from "vitest";
import { type ApiClient, visitorClient } from "./api";
import { origin } from "./environment";

const { hostname, port } = new URL(origin);

/** The realtime key, which every page contains. */
export const realtimeKey = visitorClient()
  .fetch("/websocket")
  .then((response) => response.text())
  .then((page) => /"key\\?":\\?"([0-9a-f-]+)/.exec(page)?.[1] ?? "");

const clients: Client[] = [];
afterAll(() => {
  for (const client of clients) client.disconnect();
});

/** Connects a client that stays open until the file's last test has ended. */
export async function connect(apiClient: ApiClient): Promise<Client> {
  const client = new Client(await realtimeKey, {
    cluster: "",
    wsHost: hostname,
    wsPort: Number(port),
    forceTLS: false,
    enabledTransports: ["ws"],
    channelAuthorization: {
      customHandler: async ({ socketId, channelName }, callback) => {
        const body = { socket_id: socketId, channel_name: channelName };
        const signed = await apiClient.json<{ auth: string }>("/broadcasting/auth", { method: "POST", body });
        callback(null, signed.body);
      },
    },
  });
  clients.push(client);
  await new Promise<void>((resolve) => client.connection.bind("connected", resolve));
  return client;
}

export async function subscribe(client: Client, name: string): Promise<Channel> {
  const channel = client.subscribe(name);
  await new Promise<void>((resolve) => channel.bind("pusher:subscription_succeeded", resolve));
  return channel;
}
