import { randomInt } from "node:crypto";
import { once } from "node:events";
import net from "node:net";

export async function freePort(): Promise<number> {
  // Below the ephemeral range, from which a client could be given this port while the service restarts.
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
}

export async function isFree(port: number): Promise<boolean> {
  try {
    const probe = net.createServer().listen({ port, host: "127.0.0.1", exclusive: true });
    await once(probe, "listening");
    await once(probe.close(), "close");
    return true;
  } catch {
    return false;
  }
}
