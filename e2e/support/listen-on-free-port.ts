import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";
import { type afterAll, onTestFinished } from "vitest";

type Hook = typeof onTestFinished | typeof afterAll;

/** The port of a server that is closed when the test is finished, or by the hook: `afterAll` where a file's tests share it. */
export async function listenOnFreePort(server: Server, hook: Hook = onTestFinished): Promise<number> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  hook(() => void server.close());
  return (server.address() as AddressInfo).port;
}
