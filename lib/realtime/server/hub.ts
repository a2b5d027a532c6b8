import { Channel, type Member } from "./channel";
import { codes } from "./codes";
import type { Connection } from "./connection";
import { frameOf } from "./frames";
import type { App } from "./limits";

/** Who is connected and who hears what. */
export class Hub {
  readonly connections = new Map<string, Connection>();
  /** Only channels that someone hears. */
  readonly channels = new Map<string, Channel>();

  constructor(readonly app: App) {}

  join(connection: Connection, name: string, member: Member | null): Channel {
    const channel = this.channels.get(name) ?? new Channel(name);
    this.channels.set(name, channel);
    if (!channel.has(connection)) channel.join(connection, member);
    connection.channels.add(name);
    return channel;
  }

  leave(connection: Connection, name: string): void {
    const channel = this.channels.get(name);
    if (!channel || !connection.channels.delete(name)) return;
    channel.leave(connection);
    if (channel.size === 0) this.channels.delete(name);
  }

  forget(connection: Connection): void {
    for (const name of connection.channels) this.leave(connection, name);
    this.connections.delete(connection.id);
  }

  /** Tells everyone on the channel but the socket named. */
  publish(name: string, event: string, data: string, exceptSocketId?: string): void {
    const except = exceptSocketId === undefined ? undefined : this.connections.get(exceptSocketId);
    this.channels.get(name)?.send(frameOf({ event, channel: name, data }), except);
  }

  /** Ends every connection known to be this person's. */
  terminate(userId: string): void {
    for (const connection of this.connections.values()) {
      if (!connection.people.has(userId)) continue;
      this.forget(connection);
      connection.close(codes.unauthorized, "The application ended this connection.");
    }
  }
}
