import { everyEvent, subscriptionSucceeded } from "./listeners";
import type { TabConnection } from "./tab-connection";

type ForwardedChannel = { tabs: Set<string>; isSubscribed: boolean; unsubscribe: () => void };
/** Sends to all tabs, or to the one that has just subscribed. */
type Send = (channel: string, event: string, payload: unknown, to?: string) => void;

/** The one tab that is connected: it subscribes to the channels of all tabs and forwards the events. */
export class Leader {
  private readonly forwarded = new Map<string, ForwardedChannel>();

  constructor(
    readonly connection: TabConnection,
    private readonly send: Send,
  ) {}

  setChannels(tab: string, channels: readonly string[]): void {
    for (const [channel, { tabs }] of this.forwarded)
      if (tabs.has(tab) && !channels.includes(channel)) this.remove(tab, channel);
    for (const channel of channels) this.add(tab, channel);
  }

  private add(tab: string, channel: string): void {
    const existing = this.forwarded.get(channel);
    if (existing?.tabs.has(tab)) return;
    if (existing) {
      existing.tabs.add(tab);
      if (existing.isSubscribed) this.send(channel, subscriptionSucceeded, {}, tab);
      return;
    }
    const entry: ForwardedChannel = { tabs: new Set([tab]), isSubscribed: false, unsubscribe: () => {} };
    this.forwarded.set(channel, entry);
    entry.unsubscribe = this.connection.listen(channel, everyEvent, (payload, event) => {
      if (event === subscriptionSucceeded) entry.isSubscribed = true;
      this.send(channel, event, payload);
    });
  }

  private remove(tab: string, channel: string): void {
    const entry = this.forwarded.get(channel);
    if (!entry?.tabs.delete(tab) || entry.tabs.size > 0) return;
    this.forwarded.delete(channel);
    entry.unsubscribe();
  }
}
