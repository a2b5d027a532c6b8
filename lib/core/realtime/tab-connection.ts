import type Pusher from "pusher-js";
import { checkAlive } from "./check-alive";
import { type Handler, Listeners, subscriptionSucceeded } from "./listeners";
import { enableReconnection } from "./reconnection";

export type ConnectionState = "connecting" | "connected" | "down";

type OpenConnection = { pusher: Pusher; signsIn: boolean };
type Open = (onSessionOver: () => void) => Promise<OpenConnection>;

export class TabConnection {
  private readonly listeners = new Listeners({
    subscribe: (channel) => this.subscribe(channel),
    unsubscribe: (channel) => this.unsubscribe(channel),
  });
  private readonly watchers = new Set<() => void>();
  private pusher: Pusher | undefined;
  private signsIn = false;
  private isOpening = false;
  private isPaused = false;
  private isOver = false;
  /** The number of connections of the server, as it last reported. */
  private connectionCount = 0;
  private release = () => {};
  private current: ConnectionState = "connecting";

  constructor(private readonly open: Open) {}

  listen(channel: string, event: string, handler: Handler): () => void {
    const unsubscribe = this.listeners.add(channel, event, handler);
    this.start();
    return unsubscribe;
  }

  readonly state = (): ConnectionState => this.current;

  readonly watch = (onChange: () => void): (() => void) => {
    this.watchers.add(onChange);
    return () => this.watchers.delete(onChange);
  };

  /** A socket that neither end knows to be dead, as after a laptop's sleep, is replaced. */
  readonly check = (): void => {
    if (this.pusher) checkAlive(this.pusher);
  };

  /** The session is over, or another tab has taken over: nothing brings the connection back. */
  end(): void {
    this.isOver = true;
    this.release();
    this.pusher?.disconnect();
    this.setState("down");
    this.notify();
  }

  readonly hasEnded = (): boolean => this.isOver;

  private async start(): Promise<void> {
    if (this.isPaused && this.pusher) return this.resume(this.pusher);
    if (this.isOpening) return;
    this.isOpening = true;
    try {
      const { pusher, signsIn } = await this.open(() => this.end());
      this.signsIn = signsIn;
      pusher.connection.bind("state_change", ({ current }: { current: string }) => this.follow(current));
      this.pusher = pusher;
      if (this.isOver) return pusher.disconnect();
      this.release = enableReconnection(pusher, () => this.connectionCount);
      if (this.listeners.channels.length === 0) this.pause(pusher);
      for (const channel of this.listeners.channels) this.subscribe(channel);
    } catch {
      this.setState("down");
      setTimeout(() => {
        this.isOpening = false;
        this.start();
      }, 5000);
    }
  }

  private unsubscribe(channel: string): void {
    this.pusher?.channel(channel)?.unbind_global();
    this.pusher?.unsubscribe(channel);
    if (this.listeners.channels.length === 0 && this.pusher) this.pause(this.pusher);
  }

  // The server ends unused connections.
  private pause(pusher: Pusher): void {
    if (this.isOver) return;
    this.isPaused = true;
    this.release();
    pusher.disconnect();
  }

  private resume(pusher: Pusher): void {
    this.isPaused = false;
    this.release = enableReconnection(pusher, () => this.connectionCount);
    pusher.connect();
  }

  private subscribe(channel: string): void {
    if (!this.pusher) return;
    if (this.signsIn && channel.startsWith("private-")) this.pusher.signin();
    this.pusher.subscribe(channel).bind_global((event: string, payload: unknown) => {
      if (event === subscriptionSucceeded) this.connectionCount = parseConnectionCount(payload);
      this.listeners.emit(channel, event, payload);
      // The server closes the connection next; what is sent meanwhile would be logged as an error. While a session lasts,
      // the tab reconnects.
      if (event === "session:ended") this.pusher?.disconnect();
    });
  }

  private follow(state: string): void {
    if (this.isOver) return;
    if (state === "connected") this.removeLeftChannels();
    else this.listeners.reset();
    if (this.isPaused) this.setState("connecting");
    else if (state === "connected") this.setState("connected");
    else if (state !== "connecting" || this.current !== "connecting") this.setState("down");
  }

  // A channel left during its subscription would be subscribed again.
  private removeLeftChannels(): void {
    for (const { name } of this.pusher?.allChannels() ?? []) {
      if (!this.listeners.has(name)) this.pusher?.unsubscribe(name);
    }
  }

  private setState(state: ConnectionState): void {
    if (this.current === state) return;
    this.current = state;
    this.notify();
  }

  private notify(): void {
    for (const onChange of this.watchers) onChange();
  }
}

/** The embedded server reports the number with each subscription. */
function parseConnectionCount(payload: unknown): number {
  const { connections } = (payload ?? {}) as { connections?: unknown };
  return typeof connections === "number" ? connections : 0;
}
