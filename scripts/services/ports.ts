import { randomInt } from "node:crypto";
import { once } from "node:events";
import net from "node:net";

/** A port of this machine that nobody listens on now. */
export async function freePort(): Promise<number> {
  // Below the range that systems give to outgoing connections: while an engine restarts,
  // a client that knocks on its port can then not be given that very port as its own.
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
