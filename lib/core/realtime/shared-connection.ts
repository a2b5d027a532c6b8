import { Leader } from "./leader";
import { type Handler, Listeners } from "./listeners";
import type { ConnectionState, TabConnection } from "./tab-connection";

type Message =
  | { type: "channels"; tab: string; channels: string[] }
  | { type: "state"; state: ConnectionState; isHidden: boolean }
  | { type: "event"; channel: string; event: string; payload: unknown; to?: string | undefined }
  | { type: "leader" };

const name = "realtime";
const heartbeatMs = 15_000;
const responseTimeoutMs = 5000;

/**
 * One connection for all tabs of a browser. The tab that holds the Web Lock is connected; the others send it over a
 * BroadcastChannel the channels that they listen to. When it closes, the lock goes to the next; a visible tab takes it from one
 * that does not respond, or that is hidden (its timers are slow) and not connected.
 */
export class SharedConnection {
  private readonly id = crypto.randomUUID();
  private readonly bus = new BroadcastChannel(name);
  private readonly listeners = new Listeners({
    subscribe: () => this.announce(),
    unsubscribe: () => this.announce(),
  });
  private readonly watchers = new Set<() => void>();
  private leader: Leader | null = null;
  private current: ConnectionState = "connecting";
  private isOver = false;
  private isStarted = false;
  private waiting: AbortController | undefined;
  private responseTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly createConnection: () => TabConnection) {}

  listen(channel: string, event: string, handler: Handler): () => void {
    const unsubscribe = this.listeners.add(channel, event, handler);
    this.start();
    return unsubscribe;
  }

  readonly state = (): ConnectionState => this.current;
  readonly hasEnded = (): boolean => this.isOver;

  readonly watch = (onChange: () => void): (() => void) => {
    this.watchers.add(onChange);
    return () => this.watchers.delete(onChange);
  };

  readonly check = (): void => {
    if (this.leader) this.leader.connection.check();
    else this.announce();
  };

  private start(): void {
    if (this.isStarted) return;
    this.isStarted = true;
    this.bus.onmessage = ({ data }: MessageEvent<Message>) => this.receive(data);
    void this.holdOwnLock();
    setInterval(() => {
      if (!document.hidden && !this.leader) this.announce();
    }, heartbeatMs);
    void this.requestLock();
  }

  /**
   * Holds the lock of this tab until it closes: a leader takes a tab without it for closed. The back/forward cache of
   * WebKit gives it up.
   */
  private async holdOwnLock(isReturn = false): Promise<void> {
    const hold = () => {
      // Events that were sent while the page was in the cache are lost.
      if (isReturn && !this.leader) this.setState("down");
      this.announce();
      return new Promise<void>(() => {});
    };
    await navigator.locks.request(`${name}:${this.id}`, hold).catch(waitAfterLoss);
    void this.holdOwnLock(true);
  }

  private async requestLock(options: LockOptions = {}): Promise<void> {
    const waiting = new AbortController();
    this.waiting = waiting;
    try {
      await navigator.locks.request(name, options.steal ? options : { signal: waiting.signal }, () =>
        this.lead(),
      );
    } catch (error) {
      if (waiting.signal.aborted) return;
      // The lock was lost because another tab took over.
      const { leader } = this;
      this.leader = null;
      leader?.connection.end();
      await waitAfterLoss(error);
    }
    this.leader = null;
    if (!this.isOver) void this.requestLock();
  }

  /** Resolves when the session is over. */
  private lead(): Promise<void> {
    clearTimeout(this.responseTimer);
    const connection = this.createConnection();
    this.leader = new Leader(connection, (channel, event, payload, to) =>
      this.send({ type: "event", channel, event, payload, to }),
    );
    this.leader.setChannels(this.id, this.listeners.channels);
    this.send({ type: "leader" });
    return new Promise((resolve) => {
      connection.watch(() => {
        if (this.leader?.connection !== connection) return;
        if (connection.hasEnded()) {
          this.isOver = true;
          resolve();
        }
        this.sendState();
      });
      this.sendState();
    });
  }

  private announce(): void {
    const { channels } = this.listeners;
    this.leader?.setChannels(this.id, channels);
    if (this.leader || this.isOver) return;
    this.bus.postMessage({ type: "channels", tab: this.id, channels } satisfies Message);
    this.responseTimer ??= setTimeout(() => this.takeOver(), responseTimeoutMs);
  }

  private takeOver(): void {
    this.responseTimer = undefined;
    if (this.leader || this.isOver || document.hidden) return;
    this.waiting?.abort();
    void this.requestLock({ steal: true });
  }

  private receive(message: Message): void {
    if (message.type === "channels") this.serve(message.tab, message.channels);
    else if (message.type === "leader") this.announce();
    else if (message.type === "state") this.follow(message.state, message.isHidden);
    else if (message.to === undefined || message.to === this.id)
      this.listeners.emit(message.channel, message.event, message.payload);
  }

  private readonly served = new Set<string>();

  private serve(tab: string, channels: readonly string[]): void {
    const { leader } = this;
    if (!leader) return;
    leader.setChannels(tab, channels);
    leader.connection.check();
    this.sendState();
    if (this.served.has(tab)) return;
    this.served.add(tab);
    const leave = () => {
      this.served.delete(tab);
      this.leader?.setChannels(tab, []);
    };
    // The lock is granted when that tab closes, and the request is rejected when this page is left.
    navigator.locks.request(`${name}:${tab}`, leave).catch(leave);
  }

  private follow(state: ConnectionState, isHidden: boolean): void {
    if (this.leader || this.isOver) return;
    clearTimeout(this.responseTimer);
    this.responseTimer = undefined;
    if (state !== "connected" && isHidden && !document.hidden)
      this.responseTimer = setTimeout(() => this.takeOver(), responseTimeoutMs);
    this.setState(state);
  }

  private send(message: Message): void {
    this.bus.postMessage(message);
    if (message.type === "event") this.receive(message);
  }

  private sendState(): void {
    const state = this.leader?.connection.state() ?? "down";
    this.send({ type: "state", state, isHidden: document.hidden });
    this.setState(state);
  }

  private setState(state: ConnectionState): void {
    if (state !== "connected") this.listeners.reset();
    // A new leader that connects is a loss to all who were connected before.
    const next = state === "connecting" && this.current !== "connecting" ? "down" : state;
    if (this.current === next && !this.isOver) return;
    this.current = next;
    for (const onChange of this.watchers) onChange();
  }
}

/** Waits until the page is shown again: in a page that is being left, WebKit rejects every request at once. */
async function waitAfterLoss(error: unknown): Promise<void> {
  if (!(error instanceof DOMException && error.name === "AbortError")) await nextPageShow();
}

function nextPageShow(): Promise<unknown> {
  return new Promise((resolve) => addEventListener("pageshow", resolve, { once: true }));
}
