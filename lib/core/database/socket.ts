import { once } from "node:events";
import net, { type Socket } from "node:net";
import { Duplex } from "node:stream";
import tls from "node:tls";
import { ResponseTimeout, type SocketEvents, type Timeouts } from "./response-timeout";

export type Address = { host: string; port: number; path?: string | undefined };
type Encryption = "none" | "optional" | "unverified" | "verified";

/** The SSLRequest message of PostgreSQL: its length, 8, and the code 80877103. The server responds with "S" or "N". */
const sslRequest = Uint8Array.from([0, 0, 0, 8, 4, 210, 22, 47]);

/** Reads `sslmode` of the URL, else PGSSLMODE, which have the values of libpq; by default nothing is encrypted. */
export function encryptionOf(url: string): Encryption {
  const { searchParams } = new URL(url);
  const mode = searchParams.get("sslmode") ?? searchParams.get("ssl") ?? process.env.PGSSLMODE ?? "disable";
  if (mode === "disable" || mode === "false") return "none";
  if (mode === "prefer") return "optional";
  return mode === "require" || mode === "allow" ? "unverified" : "verified";
}

/** Never rejects, since the driver would lose the connection permanently: an error ends the stream. */
export async function openSocket(
  address: Address,
  encryption: Encryption,
  timeouts: Timeouts,
  events: SocketEvents,
): Promise<Socket> {
  const raw = net.connect(address.path ? { path: address.path } : { host: address.host, port: address.port });
  const timer = setTimeout(() => {
    raw.destroy(
      Object.assign(new Error("no connection to the database in time"), { code: "CONNECT_TIMEOUT" }),
    );
  }, timeouts.connectMs);
  const closeEarly = () =>
    raw.destroy(
      Object.assign(new Error("the database closed the connection"), { code: "CONNECTION_CLOSED" }),
    );
  try {
    raw.pause();
    await once(raw, "connect");
    raw.setNoDelay(true);
    const socket = encryption === "none" ? raw : await encrypt(raw, encryption, address.host, closeEarly);
    new ResponseTimeout(socket, timeouts, events);
    return socket;
  } catch (error) {
    raw.destroy();
    events.onFailure?.();
    return failing(error as Error);
  } finally {
    clearTimeout(timer);
  }
}

async function encrypt(
  raw: Socket,
  encryption: Encryption,
  host: string,
  closeEarly: () => void,
): Promise<Socket> {
  raw.once("end", closeEarly);
  raw.write(sslRequest);
  raw.resume();
  const [response] = (await once(raw, "data")) as [Buffer];
  raw.off("end", closeEarly);
  raw.pause();
  const isOffered = String.fromCharCode(response[0] ?? 0) === "S";
  if (!isOffered && encryption === "optional") return raw;
  if (!isOffered) throw new Error("the database does not offer encrypted connections");
  const secured = tls.connect({
    socket: raw,
    rejectUnauthorized: encryption === "verified",
    // The certificate's name; without it an IP address would be compared with "localhost".
    host,
    ...(net.isIP(host) === 0 && { servername: host }),
  });
  await once(secured, "secureConnect");
  secured.pause();
  return secured;
}

/** The driver writes its first message before it can see the error. */
function failing(error: Error): Socket {
  const stream = new Duplex({ read: () => {}, write: (_chunk, _encoding, done) => done() });
  setImmediate(() => setImmediate(() => stream.destroy(error)));
  return stream as Socket;
}
