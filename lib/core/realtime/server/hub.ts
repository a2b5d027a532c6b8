import { Channel, type Member } from "./channel";
import { isCacheChannel } from "./channel-kind";
import type { Change } from "./channel-state";
import { Cluster } from "./cluster";
import { codes } from "./codes";
import type { Connection } from "./connection";
import { Counter } from "./counter";
import { frameOf, ownFrame } from "./frames";
import { type App, limits } from "./limits";
import type { Peers } from "./peers";
import { RateLimit } from "./rate-limit";
import { rejectSubscription } from "./reject-subscription";
import { Removals } from "./removals";
import type { Notify } from "./webhooks";

export type HubOptions = {
  clientEventChannels: readonly string[];
  anonymousConnectionsPerIpAddress: number;
  maxConnections: number;
};

export class Hub {
  readonly connections = new Map<string, Connection>();
  readonly channels = new Map<string, Channel>();
  readonly clientEvents = new RateLimit(limits.clientEventsPerSecond);
  readonly clientEventBytes = new RateLimit(limits.clientEventBytesPerSecond);
  readonly removals = new Removals();
  readonly cluster: Cluster;
  private readonly byUser = new Counter();
  /** The newest connection at the time when a user's were terminated. */
  private readonly terminatedUpTo = new Map<string, number>();
  private newestSequence = 0;
  private readonly anonymous = new Map<string, Set<Connection>>();

  constructor(
    readonly app: App,
    readonly options: HubOptions,
    readonly notify: Notify | null,
    readonly peers: Peers | null,
  ) {
    this.cluster = new Cluster({ peers, notify, onChange: (change) => this.announce(change) });
  }

  get isFull(): boolean {
    return this.connections.size >= this.options.maxConnections;
  }

  /**
   * Where an IP address has too many, the oldest ends: rejecting the newest would let one visitor exclude all
   * others.
   */
  add(connection: Connection): void {
    this.connections.set(connection.id, connection);
    this.newestSequence = connection.sequence;
    const anonymous = this.anonymous.get(connection.network) ?? new Set();
    this.anonymous.set(connection.network, anonymous.add(connection));
    const [oldest] = anonymous;
    if (oldest && anonymous.size > this.options.anonymousConnectionsPerIpAddress)
      this.end(oldest, codes.overCapacity, "There are too many connections from this address.");
  }

  identify(connection: Connection, userId: string): boolean {
    if (connection.userIds.has(userId)) return true;
    // This connection was open when the user's connections were terminated, so its signature may be from before.
    if (connection.sequence <= (this.terminatedUpTo.get(userId) ?? 0)) {
      this.end(connection, codes.unauthorized, "The application ended this user's connections.");
      return false;
    }
    if (this.byUser.get(userId) >= limits.connectionsPerUser) {
      this.end(connection, codes.overCapacity, "The user has too many connections.");
      return false;
    }
    this.removeAnonymous(connection);
    connection.userIds.add(userId);
    this.byUser.increment(userId);
    return true;
  }

  join(connection: Connection, name: string, member: Member | null): Channel {
    const channel = this.channels.get(name) ?? this.open(name);
    if (!channel.has(connection)) channel.join(connection, member);
    connection.channels.add(name);
    return channel;
  }

  leave(connection: Connection, name: string): void {
    const channel = this.channels.get(name);
    if (!channel || !connection.channels.delete(name)) return;
    channel.leave(connection);
    if (channel.size > 0) return;
    this.channels.delete(name);
    this.cluster.change({ channel: name, is_present: false });
  }

  removeConnection(connection: Connection): void {
    if (!this.connections.delete(connection.id)) return;
    for (const name of connection.channels) this.leave(connection, name);
    this.removeAnonymous(connection);
    for (const userId of connection.userIds) this.byUser.decrement(userId);
  }

  end(connection: Connection, code: number, reason: string): void {
    this.removeConnection(connection);
    connection.close(code, reason);
  }

  publish(name: string, event: string, data: string, exceptSocketId?: string): void {
    const except = exceptSocketId === undefined ? undefined : this.connections.get(exceptSocketId);
    const channel = this.channels.get(name);
    if (!channel) return;
    const frame = frameOf({ event, channel: name, data });
    if (isCacheChannel(name)) channel.cached = frame;
    channel.send(frame, except);
  }

  terminate(userId: string): void {
    this.terminatedUpTo.set(userId, this.newestSequence);
    const [oldest] = this.connections.values();
    for (const [id, sequence] of this.terminatedUpTo)
      if (!oldest || sequence < oldest.sequence) this.terminatedUpTo.delete(id);
    for (const connection of this.connections.values()) {
      if (!connection.userIds.has(userId)) continue;
      this.end(connection, codes.unauthorized, "The application ended this connection.");
    }
  }

  removeUsers(name: string, userIds: readonly string[], at: number): void {
    for (const userId of userIds) this.removals.add(name, userId, at);
    for (const connection of this.channels.get(name)?.connections ?? []) {
      if (!userIds.some((userId) => connection.userIds.has(userId))) continue;
      this.leave(connection, name);
      rejectSubscription(connection, name, "The application removed the user from the channel.", 403);
    }
  }

  private open(name: string): Channel {
    const channel = new Channel(name, (change) => this.cluster.change(change));
    this.channels.set(name, channel);
    this.cluster.change({ channel: name, is_present: true });
    return channel;
  }

  /** Sends the change to the subscribers on this server, whichever server the member joined or left. */
  private announce({ channel, user_id, user_info = null, is_present }: Change): void {
    if (user_id === undefined) return;
    const event = is_present ? "pusher_internal:member_added" : "pusher_internal:member_removed";
    const data = is_present ? { user_id, user_info } : { user_id };
    this.channels.get(channel)?.send(ownFrame(event, data, channel));
  }

  private removeAnonymous(connection: Connection): void {
    const anonymous = this.anonymous.get(connection.network);
    if (anonymous?.delete(connection) && anonymous.size === 0) this.anonymous.delete(connection.network);
  }
}
