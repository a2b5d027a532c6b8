import { once } from "node:events";
import net from "node:net";
import type { Teardown } from "../../services/teardown";

/** The messages after which a client waits for the server: flush, query, sync. */
const waits = new Set([..."HQS"].map((letter) => letter.charCodeAt(0)));

export type RoundTrips = { url: string; count: () => number };

/** A way to a database that counts how often whoever takes it waits for an answer. */
export async function countRoundTrips(database: string, teardown: Teardown): Promise<RoundTrips> {
  let counted = 0;
  const { hostname, port } = new URL(database);
  const server = net.createServer((client) => {
    const upstream = net.connect(Number(port), hostname);
    const read = messageReader((type) => {
      if (waits.has(type)) counted += 1;
    });
    client.on("data", read);
    client.pipe(upstream).pipe(client);
    for (const end of [client, upstream]) end.on("error", () => client.destroy() && upstream.destroy());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  teardown.defer(() => server.close());
  const url = new URL(database);
  url.port = String((server.address() as net.AddressInfo).port);
  return { url: url.href, count: () => counted };
}

/** Calls back with the type of every message of a client's stream; the first, which opens it, has none. */
function messageReader(each: (type: number) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  let opened = false;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const head = opened ? 1 : 0;
      if (rest.length < head + 4) return;
      const end = head + rest.readUInt32BE(head);
      if (rest.length < end) return;
      if (opened) each(rest[0] as number);
      opened = true;
      rest = rest.subarray(end);
    }
  };
}
