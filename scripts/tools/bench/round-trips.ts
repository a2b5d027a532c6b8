import { once } from "node:events";
import net from "node:net";
import type { Teardown } from "../../services/teardown";

/** Messages after which a client waits for the server. All but a flush are completed by "ready for query". */
const [flush, query, sync, ready] = [..."HQSZ"].map((letter) => letter.charCodeAt(0));

export type RoundTrips = { url: string; count: () => number };

/** Starts a proxy in front of a database that counts the round trips of its clients; pipelined statements count once. */
export async function countRoundTrips(database: string, teardown: Teardown): Promise<RoundTrips> {
  let counted = 0;
  const { hostname, port } = new URL(database);
  const server = net.createServer((client) => {
    const upstream = net.connect(Number(port), hostname);
    let pending = 0;
    const readSent = messageReader(false, (type) => {
      if (type === flush || ((type === query || type === sync) && pending++ === 0)) counted += 1;
    });
    const readReceived = messageReader(true, (type) => {
      if (type === ready) pending = Math.max(0, pending - 1);
    });
    client.on("data", readSent);
    upstream.on("data", readReceived);
    client.pipe(upstream).pipe(client);
    const destroyBoth = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const end of [client, upstream]) end.on("error", destroyBoth);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  teardown.defer(() => server.close());
  const url = new URL(database);
  url.port = String((server.address() as net.AddressInfo).port);
  return { url: url.href, count: () => counted };
}

/** Calls back with the type of every message in a stream; the first message of a client has no type. */
function messageReader(isOpen: boolean, onMessage: (type: number) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const head = isOpen ? 1 : 0;
      if (rest.length < head + 4) return;
      const end = head + rest.readUInt32BE(head);
      if (rest.length < end) return;
      if (isOpen) onMessage(rest[0] as number);
      isOpen = true;
      rest = rest.subarray(end);
    }
  };
}
