import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";
import { type afterAll, onTestFinished } from "vitest";

type Hook = typeof onTestFinished | typeof afterAll;

/**
 * Starts a server on a free port. It is closed when the test is finished, or by the hook: `afterAll` when a file's
 * tests share it.
 */
export async function listenOnFreePort(server: Server, hook: Hook = onTestFinished): Promise<number> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  hook(() => void server.close());
  return (server.address() as AddressInfo).port;
}
