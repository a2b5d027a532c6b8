import { BlockList, isIP } from "node:net";
import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { parseConnectionUrl } from "nodemailer/lib/shared";
import SmtpConnection from "nodemailer/lib/smtp-connection";

const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
};

type Envelope = { from: string; to: string };

/** One conversation with the SMTP server, for any number of mails until something goes wrong in it. */
export class Smtp {
  private constructor(private readonly connection: SmtpConnection) {}

  /** Connects to the server that a URL names, and signs in where it names somebody. */
  static async open(url: string): Promise<Smtp> {
    const { auth, ...server } = parseConnectionUrl(url) as Server;
    const tls = isLoopback(server.host) ? { rejectUnauthorized: false, ...server.tls } : server.tls;
    const connection = new SmtpConnection({ ...patience, ...server, tls });
    // An error while nobody waits for an answer must not end the process.
    connection.on("error", () => {});
    try {
      await settled(connection, (done) => connection.connect(done));
      if (auth && connection.allowsAuth)
        await settled(connection, (done) => connection.login({ ...auth, credentials: auth }, done));
    } catch (error) {
      connection.close();
      throw error;
    }
    return new Smtp(connection);
  }

  /**
   * Sends a message; resolves when the server has taken it. `beforeEnd` runs when all of it is out but the line that
   * ends it: until that line nothing is sent, and when `beforeEnd` rejects nothing is.
   */
  async send(envelope: Envelope, message: Buffer, beforeEnd: () => Promise<void>): Promise<void> {
    const body = Readable.from(this.withEnd(message, beforeEnd), { objectMode: false });
    try {
      await settled(this.connection, (done) => {
        body.once("error", done);
        this.connection.send(envelope, body, done);
      });
    } catch (error) {
      this.connection.close();
      throw error;
    }
  }

  private async *withEnd(message: Buffer, beforeEnd: () => Promise<void>) {
    yield message;
    do await pause(1);
    while (this.connection._socket && this.connection._socket.writableLength > 0);
    await beforeEnd();
  }

  close(): void {
    this.connection.quit();
  }
}

type Server = {
  host?: string;
  tls?: { rejectUnauthorized?: boolean };
  auth?: { user: string; pass: string };
};

/** Whatever of the call's own answer and the connection's end comes first. */
function settled<T>(
  connection: SmtpConnection,
  start: (done: (error?: Error | null, result?: T) => void) => void,
): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error("the connection ended"));
    const finish = (settle: () => void) => {
      connection.removeListener("error", reject);
      connection.removeListener("end", ended);
      settle();
    };
    connection.once("error", reject);
    connection.once("end", ended);
    start((error, result) => finish(() => (error ? reject(error) : resolve(result))));
  });
}

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** On this very machine there is nobody in between whom a certificate would keep out. */
function isLoopback(host = "localhost"): boolean {
  if (host === "localhost") return true;
  const family = isIP(host);
  return family > 0 && loopback.check(host, family === 6 ? "ipv6" : "ipv4");
}
