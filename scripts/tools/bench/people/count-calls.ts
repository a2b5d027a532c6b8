import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import type { Teardown } from "../../../services/teardown";

type Calls = { port: number; count: () => number };

/** Starts a proxy in front of an HTTP server that counts the calls. */
export async function countCalls(port: number, teardown: Teardown): Promise<Calls> {
  let counted = 0;
  const agent = new http.Agent({ keepAlive: true });
  const server = http.createServer((request, response) => {
    counted += 1;
    const { method, url: path, headers } = request;
    const forwarded = http.request({ agent, host: "127.0.0.1", port, method, path, headers }, (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers);
      upstream.pipe(response);
    });
    forwarded.on("error", () => response.destroy());
    request.pipe(forwarded);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  teardown.defer(() => {
    server.closeAllConnections();
    server.close();
    agent.destroy();
  });
  return { port: (server.address() as AddressInfo).port, count: () => counted };
}
