import type { Socket } from "node:net";
import { countRequests, ReadyCounter } from "./message-counter";

export type Timeouts = { connectMs: number; queryMs: number };

export type SocketEvents = {
  onResponse?: () => void;
  onSlow?: () => void;
  onFailure?: () => void;
  /** The driver does not write to a connected socket: it has lost track of its connection. */
  onStuck?: () => void;
};

const tickMs = 250;
const stuckMs = 1000;
const slowMs = 2000;

/** A connection that ends during the handshake becomes an error: the driver would reconnect at once, for ever. */
export class ResponseTimeout {
  private readonly ready = new ReadyCounter();
  private readonly timer = setInterval(() => this.tick(), tickMs).unref();
  private isReady = false;
  private hasWritten = false;
  private pending = 1;
  private flushes = 0;
  private since = performance.now();
  private lastTick = this.since;

  constructor(
    private readonly socket: Socket,
    private readonly timeouts: Timeouts,
    private readonly events: SocketEvents,
  ) {
    const { write } = socket;
    socket.write = (chunk: Uint8Array, ...rest: unknown[]) => {
      this.onWrite(chunk);
      return Reflect.apply(write, socket, [chunk, ...rest]);
    };
    socket.on("data", (chunk: Buffer) => this.onData(chunk));
    socket.once("end", () => {
      if (!this.isReady) this.fail("CONNECTION_CLOSED", "the database closed the connection too early");
    });
    socket.once("close", () => {
      clearInterval(this.timer);
      if (!this.isReady) this.events.onFailure?.();
    });
  }

  private get isWaiting(): boolean {
    return this.pending + this.flushes > 0;
  }

  private onWrite(chunk: Uint8Array): void {
    if (!this.hasWritten) {
      this.hasWritten = true;
      this.since = performance.now();
      // Does not resume earlier: a connection that closes before the driver's first message breaks the driver.
      this.socket.resume();
      return;
    }
    if (!this.isWaiting) this.since = performance.now();
    const { requests, flushes } = countRequests(chunk);
    this.pending += requests;
    this.flushes += flushes;
  }

  private onData(chunk: Buffer): void {
    this.flushes = 0;
    const completed = this.ready.count(chunk);
    if (completed === 0) return;
    this.isReady = true;
    this.pending = Math.max(0, this.pending - completed);
    this.since = performance.now();
    this.events.onResponse?.();
  }

  private tick(): void {
    const now = performance.now();
    // While the event loop is blocked, responses are not read.
    this.since = Math.min(now, this.since + Math.max(0, now - this.lastTick - tickMs));
    this.lastTick = now;
    const waited = now - this.since;
    if (!this.hasWritten && waited >= stuckMs) this.events.onStuck?.();
    if (!this.hasWritten || this.socket.destroyed || !this.isWaiting) return;
    if (this.isReady && waited >= slowMs) this.events.onSlow?.();
    if (waited < (this.isReady ? this.timeouts.queryMs : this.timeouts.connectMs)) return;
    // After a blocked event loop, timers run before the responses that have arrived.
    const { since } = this;
    setImmediate(() => {
      if (!this.isWaiting || this.since !== since || this.socket.destroyed) return;
      this.events.onFailure?.();
      this.fail("ETIMEDOUT", "the database did not respond in time");
    });
  }

  private fail(code: string, message: string): void {
    this.socket.destroy(Object.assign(new Error(message), { code }));
  }
}
