import { once } from "node:events";
import net, { type AddressInfo, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/**
 * What the proxy does to connections: `close` ends new ones at once, `swallow` accepts new ones and never responds,
 * `silence` keeps all open without sending another byte, `slow` delays every response.
 */
export type Fault = "none" | "close" | "swallow" | "silence" | "slow";

/** A TCP proxy in front of a server, with switchable faults. */
export async function openFaultyProxy(target: { host: string; port: number }) {
  let fault: Fault = "none";
  let accepted = 0;
  const sockets = new Set<Socket>();
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.once("close", () => sockets.delete(socket));
  };
  const server = net.createServer((client) => {
    accepted += 1;
    track(client);
    if (fault === "close") return void client.end();
    if (fault === "swallow" || fault === "silence") return void client.resume();
    const upstream = net.connect(target);
    track(upstream);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      from.on("data", async (chunk) => {
        if (fault === "slow") await delay(100);
        if (fault !== "silence") to.write(chunk);
      });
      from.once("close", () => to.destroy());
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    port: (server.address() as AddressInfo).port,
    /** How many connections have been opened so far. */
    accepted: () => accepted,
    fail: (next: Fault) => {
      fault = next;
    },
    disconnect: () => {
      for (const socket of sockets) socket.destroy();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

export type FaultyProxy = Awaited<ReturnType<typeof openFaultyProxy>>;
