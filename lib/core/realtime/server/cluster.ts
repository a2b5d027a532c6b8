import { type Change, ChannelState, newServer, type StateMessage, stateMessage } from "./channel-state";
import { type Peers, statePath } from "./peers";
import { WebhookLeader } from "./webhook-leader";
import type { Notify } from "./webhooks";

/** The maximum in a message, which stays below the limit of a body even with members' data of the largest size. */
const changesPerMessage = 500;
const intervalMs = 1000;
/** The time without a message after which a server counts as having no members. */
const timeoutMs = 5000;

type Options = { peers?: Peers | null; notify?: Notify | null; onChange?: (change: Change) => void };

/**
 * The channels and members of all servers of the application. Each server sends its peers its own changes, which are
 * numbered: one that missed a change requests all.
 */
export class Cluster {
  private readonly own: ChannelState;
  private readonly others = new Map<string, ChannelState>();
  private readonly leader: WebhookLeader;
  private readonly peers: Peers | null;
  private readonly onChange: (change: Change) => void;
  private outgoing: Change[] = [];
  private fetching: Promise<void> | null = null;
  private timer: NodeJS.Timeout | null = null;
  private tickedAt = Date.now();

  constructor({ peers = null, notify = null, onChange = () => {} }: Options) {
    this.own = new ChannelState(newServer(notify !== null));
    this.leader = new WebhookLeader(this.own, this.others, notify ?? (() => {}));
    this.peers = peers;
    this.onChange = onChange;
  }

  /** Exchanges states with the others before the first subscriber arrives. */
  async start(): Promise<void> {
    if (!this.peers) return;
    await this.fetchStates();
    this.timer = setInterval(() => this.tick(Date.now()), intervalMs);
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.send();
  }

  /** The members of a presence channel, each user once. */
  membersOf(channel: string): Map<string, unknown> {
    const states = [...this.others.values(), this.own];
    return new Map(states.flatMap((state) => [...state.membersOf(channel)]));
  }

  /** Records a change of a channel of this server. */
  change(change: Change): void {
    this.own.number += 1;
    this.apply(this.own, change);
    if (!this.peers) return;
    this.outgoing.push(change);
    if (this.outgoing.length === 1) setImmediate(() => void this.send());
  }

  snapshot(): StateMessage {
    return { ...this.own.info, number: this.own.number, changes: this.own.list() };
  }

  receive({ id, number, changes }: StateMessage): void {
    const state = this.others.get(id);
    if (state) state.lastMessageAt = Date.now();
    const missing = state ? number - state.number : Number.POSITIVE_INFINITY;
    if (!state || missing > changes.length) return void this.fetchStates();
    for (const change of missing > 0 ? changes.slice(-missing) : []) this.apply(state, change);
    state.number = Math.max(state.number, number);
  }

  private apply(state: ChannelState, change: Change): void {
    const wasPresent = this.has(change);
    state.apply(change);
    const is_present = this.has(change);
    if (is_present === wasPresent) return;
    this.onChange({ ...change, is_present });
    this.leader.report({ ...change, is_present });
  }

  private has(change: Change): boolean {
    if (this.own.has(change)) return true;
    for (const state of this.others.values()) if (state.has(change)) return true;
    return false;
  }

  private tick(now: number): void {
    // A process that was suspended has received nothing either, and reads what the others sent meanwhile first.
    const wasSuspended = now - this.tickedAt > timeoutMs / 2;
    this.tickedAt = now;
    for (const state of this.others.values()) {
      if (wasSuspended) state.lastMessageAt = now;
      else if (now - state.lastMessageAt > timeoutMs) this.remove(state);
    }
    this.leader.reportMissed();
    void this.send();
  }

  private remove(state: ChannelState): void {
    const empty = new ChannelState(state.info);
    for (const change of state.changesTo(empty)) this.apply(state, change);
    this.others.delete(state.info.id);
  }

  /** A message without changes shows that the server is alive. */
  private async send(): Promise<void> {
    const [changes, last] = [this.outgoing, this.own.number];
    this.outgoing = [];
    const messages: Promise<unknown>[] = [];
    for (let offset = 0; offset === 0 || offset < changes.length; offset += changesPerMessage) {
      const part = changes.slice(offset, offset + changesPerMessage);
      const number = last - changes.length + offset + part.length;
      messages.push(
        this.peers?.post(statePath, { ...this.own.info, number, changes: part }) ?? Promise.resolve(),
      );
    }
    await Promise.all(messages);
  }

  private fetchStates(): Promise<void> {
    this.fetching ??= this.readStates().finally(() => {
      this.fetching = null;
    });
    return this.fetching;
  }

  private async readStates(): Promise<void> {
    for (const response of (await this.peers?.get(statePath, new URLSearchParams())) ?? []) {
      const message = stateMessage.safeParse(response).data;
      if (message && message.id !== this.own.info.id) this.replace(message);
    }
  }

  private replace({ number, changes, ...info }: StateMessage): void {
    const state = this.others.get(info.id) ?? new ChannelState(info);
    if (this.others.has(info.id) && number < state.number) return;
    this.others.set(info.id, state);
    const newest = new ChannelState(info);
    for (const change of changes) newest.apply(change);
    for (const change of state.changesTo(newest)) this.apply(state, change);
    state.number = number;
    state.lastMessageAt = Date.now();
  }
}
