import type Pusher from "pusher-js";
import { keepConnected } from "./keep-connected";

export type ConnectionState = "connecting" | "connected" | "down";

type Listener = { event: string; handler: (payload: unknown) => void };

type Opened = { pusher: Pusher; signsIn: boolean };
type Open = (onSessionOver: () => void) => Promise<Opened>;

const lingerMs = 1000;

export class TabConnection {
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly watchers = new Set<() => void>();
  private pusher: Pusher | undefined;
  private signsIn = false;
  private opening = false;
  private ended = false;
  private paused = false;
  private release = () => {};
  private current: ConnectionState = "connecting";

  constructor(private readonly open: Open) {}

  listen(channel: string, event: string, handler: (payload: unknown) => void): () => void {
    const listener = { event, handler };
    const listeners = this.listeners.get(channel) ?? this.enter(channel);
    listeners.add(listener);
    this.start();
    return () => {
      listeners.delete(listener);
      // The next page, or the same one mounted twice, may subscribe at once.
      setTimeout(() => this.leaveEmpty(channel), lingerMs);
    };
  }

  readonly state = (): ConnectionState => this.current;

  readonly watch = (onChange: () => void): (() => void) => {
    this.watchers.add(onChange);
    return () => this.watchers.delete(onChange);
  };

  private async start(): Promise<void> {
    if (this.paused && this.pusher) return this.resume(this.pusher);
    if (this.opening) return;
    this.opening = true;
    try {
      const { pusher, signsIn } = await this.open(() => this.end());
      this.signsIn = signsIn;
      pusher.connection.bind("state_change", ({ current }: { current: string }) => this.follow(current));
      this.release = keepConnected(pusher);
      this.pusher = pusher;
      if (this.listeners.size === 0) this.pause(pusher);
      for (const channel of this.listeners.keys()) this.subscribe(channel);
    } catch {
      this.setState("down");
      setTimeout(() => {
        this.opening = false;
        this.start();
      }, 5000);
    }
  }

  private end(): void {
    this.ended = true;
    this.release();
    this.pusher?.disconnect();
  }

  private enter(channel: string): Set<Listener> {
    const listeners = new Set<Listener>();
    this.listeners.set(channel, listeners);
    this.subscribe(channel);
    return listeners;
  }

  private leaveEmpty(channel: string): void {
    if (this.listeners.get(channel)?.size !== 0) return;
    this.listeners.delete(channel);
    this.pusher?.channel(channel)?.unbind_global();
    this.pusher?.unsubscribe(channel);
    if (this.listeners.size === 0 && this.pusher) this.pause(this.pusher);
  }

  // The server ends unused connections.
  private pause(pusher: Pusher): void {
    if (this.ended) return;
    this.paused = true;
    this.release();
    pusher.disconnect();
  }

  private resume(pusher: Pusher): void {
    this.paused = false;
    this.release = keepConnected(pusher);
    pusher.connect();
  }

  private subscribe(channel: string): void {
    if (!this.pusher) return;
    if (this.signsIn && channel.startsWith("private-")) this.pusher.signin();
    this.pusher.subscribe(channel).bind_global((event: string, payload: unknown) => {
      for (const listener of this.listeners.get(channel) ?? [])
        if (listener.event === event) listener.handler(payload);
      // The server closes the connection next; what is sent meanwhile would be logged as an error. While a session lasts,
      // the tab reconnects.
      if (event === "session:ended") this.pusher?.disconnect();
    });
  }

  private follow(state: string): void {
    if (state === "connected") this.forgetLeftChannels();
    if (this.paused) this.setState("connecting");
    else if (state === "connected") this.setState("connected");
    else if (state !== "connecting" || this.current !== "connecting") this.setState("down");
  }

  // A channel left during its subscription would be subscribed again.
  private forgetLeftChannels(): void {
    for (const { name } of this.pusher?.allChannels() ?? []) {
      if (!this.listeners.has(name)) this.pusher?.unsubscribe(name);
    }
  }

  private setState(state: ConnectionState): void {
    if (this.current === state) return;
    this.current = state;
    for (const onChange of this.watchers) onChange();
  }
}
