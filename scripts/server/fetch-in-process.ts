import http, { type IncomingMessage, type ServerResponse } from "node:http";
import { Duplex } from "node:stream";
import { buffer } from "node:stream/consumers";

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;
export type InProcessResponse = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

const timeoutMs = 10_000;

/** Asks a listener as a client would, over a connection that never leaves this process. */
export function fetchInProcess(listener: Listener) {
  // It listens nowhere: its connections are handed to it.
  const server = http.createServer(listener);
  return async (path: string, headers: http.OutgoingHttpHeaders): Promise<InProcessResponse> => {
    const [near, far] = connection();
    server.emit("connection", far);
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const signal = AbortSignal.timeout(timeoutMs);
      const request = http.get({ path, headers, signal, createConnection: () => near as never }, resolve);
      request.on("error", reject);
    });
    return { status: response.statusCode ?? 500, headers: response.headers, body: await buffer(response) };
  };
}

/** The two ends of a connection: what is written at one is read at the other. */
function connection(): [Duplex, Duplex] {
  const [one, other] = [new PipeEnd(), new PipeEnd()];
  one.other = other;
  other.other = one;
  return [one, other];
}

class PipeEnd extends Duplex {
  other: PipeEnd | undefined;
  private taken: (() => void) | undefined;
  private over = false;

  override _read(): void {
    const taken = this.taken;
    this.taken = undefined;
    taken?.();
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    if (!this.other || chunk.length === 0) {
      process.nextTick(done);
      return;
    }
    this.other.taken = done;
    this.other.push(chunk);
  }

  override _final(done: () => void): void {
    this.hangUp();
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.hangUp();
    done(error);
  }

  private hangUp(): void {
    if (!this.over) this.other?.push(null);
    this.over = true;
  }
}
