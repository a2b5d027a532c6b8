export const subscriptionSucceeded = "pusher:subscription_succeeded";
/** Listens to all events of a channel. */
export const everyEvent = "*";

export type Handler = (payload: unknown, event: string) => void;
type Listener = { event: string; handler: Handler };
type Callbacks = { subscribe: (channel: string) => void; unsubscribe: (channel: string) => void };

const unsubscribeDelayMs = 1000;

/** The listeners of this tab by channel. Subscribes at the first listener of a channel, unsubscribes a second after the last. */
export class Listeners {
  private readonly byChannel = new Map<string, Set<Listener>>();
  private readonly subscribed = new Set<string>();

  constructor(private readonly callbacks: Callbacks) {}

  get channels(): string[] {
    return [...this.byChannel.keys()];
  }

  has(channel: string): boolean {
    return this.byChannel.has(channel);
  }

  add(channel: string, event: string, handler: Handler): () => void {
    const listener = { event, handler };
    const isFirst = !this.byChannel.has(channel);
    const listeners = this.byChannel.get(channel) ?? new Set();
    this.byChannel.set(channel, listeners.add(listener));
    if (isFirst) this.callbacks.subscribe(channel);
    else if (this.subscribed.has(channel)) this.notifyLate(channel, listener);
    return () => {
      listeners.delete(listener);
      // The next page, or the same one mounted twice, may subscribe at once.
      setTimeout(() => this.unsubscribeIfEmpty(channel), unsubscribeDelayMs);
    };
  }

  emit(channel: string, event: string, payload: unknown): void {
    if (event === subscriptionSucceeded) this.subscribed.add(channel);
    for (const listener of this.byChannel.get(channel) ?? []) call(listener, event, payload);
  }

  /** The connection was lost: each channel is subscribed again. */
  reset(): void {
    this.subscribed.clear();
  }

  /** A listener that joins a subscribed channel has missed the event of its subscription. */
  private notifyLate(channel: string, listener: Listener): void {
    queueMicrotask(() => {
      if (this.byChannel.get(channel)?.has(listener)) call(listener, subscriptionSucceeded, {});
    });
  }

  private unsubscribeIfEmpty(channel: string): void {
    if (this.byChannel.get(channel)?.size !== 0) return;
    this.byChannel.delete(channel);
    this.subscribed.delete(channel);
    this.callbacks.unsubscribe(channel);
  }
}

function call(listener: Listener, event: string, payload: unknown): void {
  if (listener.event === event || listener.event === everyEvent) listener.handler(payload, event);
}
