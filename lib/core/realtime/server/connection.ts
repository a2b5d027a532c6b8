import { randomInt } from "node:crypto";
import type { WebSocket } from "ws";
import { codes } from "./codes";
import { frameOf, ownFrame } from "./frames";
import { limits } from "./limits";
import { RateWindow } from "./rate-window";

export type SignedIn = { id: string; user_info?: unknown };

let nextSequence = 1;

/** One client's socket and what is known of it. */
export class Connection {
  // Not to be guessed: a signature for a socket id not yet given out would outlive a suspension.
  readonly id = `${randomInt(2 ** 47)}.${randomInt(2 ** 47)}`;
  readonly channels = new Set<string>();
  /** Everyone the application has vouched this is, by sign-in or in a channel's signed data. */
  readonly people = new Set<string>();
  readonly frames = new RateWindow(limits.framesPerSecond);
  /** The order in which connections were opened. */
  readonly sequence = nextSequence++;
  signedIn: SignedIn | null = null;
  lastMessageAt = Date.now();
  /** When it was last seen with a user or a channel. */
  usedAt = Date.now();
  pingedAt: number | null = null;

  constructor(
    private readonly socket: WebSocket,
    /** The client's address, or its network. */
    readonly network: string,
  ) {}

  /** Whom limits on sending count: the users it is signed for, or else everyone at its address. */
  get senders(): string[] {
    if (this.people.size === 0) return [`network ${this.network}`];
    return [...this.people].map((id) => `user ${id}`);
  }

  send(frame: Buffer): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    // One who does not read must not fill the memory of all.
    if (this.socket.bufferedAmount > limits.unreadBytes) this.socket.terminate();
    else this.socket.send(frame, { binary: false });
  }

  greet(activitySeconds: number): void {
    const known = { socket_id: this.id, activity_timeout: activitySeconds };
    this.send(ownFrame("pusher:connection_established", known));
  }

  ping(now: number): void {
    this.pingedAt = now;
    this.send(frameOf({ event: "pusher:ping", data: {} }));
  }

  /** Says what was wrong; the connection goes on. */
  refuse(message: string, code: number = codes.refused): void {
    this.send(frameOf({ event: "pusher:error", data: { code, message } }));
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }
}
