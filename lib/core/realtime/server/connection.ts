import { randomInt } from "node:crypto";
import type { WebSocket } from "ws";
import { codes } from "./codes";
import { frameOf, ownFrame } from "./frames";
import { limits } from "./limits";
import { RateLimit } from "./rate-limit";

export type SignedIn = { id: string; user_info?: unknown };

let nextSequence = 1;

export class Connection {
  // An id that cannot be guessed: a signature for a future socket id would outlive a suspension.
  readonly id = `${randomInt(2 ** 47)}.${randomInt(2 ** 47)}`;
  readonly channels = new Set<string>();
  /** Users that the application has signed this connection for, by sign-in or in channel data. */
  readonly userIds = new Set<string>();
  readonly frameLimit = new RateLimit(limits.framesPerSecond);
  readonly sequence = nextSequence++;
  signedIn: SignedIn | null = null;
  lastMessageAt = Date.now();
  usedAt = Date.now();
  pingedAt: number | null = null;

  constructor(
    private readonly socket: WebSocket,
    readonly network: string,
  ) {}

  get senders(): string[] {
    if (this.userIds.size === 0) return [`network ${this.network}`];
    return [...this.userIds].map((id) => `user ${id}`);
  }

  send(frame: Buffer): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    // A client that does not read must not fill the memory.
    if (this.socket.bufferedAmount > limits.unreadBytes) this.socket.terminate();
    else this.socket.send(frame, { binary: false });
  }

  sendEstablished(activitySeconds: number): void {
    const data = { socket_id: this.id, activity_timeout: activitySeconds };
    this.send(ownFrame("pusher:connection_established", data));
  }

  ping(now: number): void {
    this.pingedAt = now;
    this.send(frameOf({ event: "pusher:ping", data: {} }));
  }

  reject(message: string, code: number = codes.rejected): void {
    this.send(frameOf({ event: "pusher:error", data: { code, message } }));
  }

  close(code: number, reason: string): void {
    this.reject(reason, code);
    this.socket.close(code, reason);
  }
}
