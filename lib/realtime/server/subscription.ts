import * as z from "zod/mini";
import type { Channel, Member } from "./channel";
import { channelKind, ownChannel } from "./channel-kind";
import type { Connection } from "./connection";
import { ownFrame } from "./frames";
import type { Hub } from "./hub";
import { limits } from "./limits";
import { memberFrom, withinBounds } from "./member";
import { vouchesFor } from "./signature";

const request = z.object({
  channel: z.string(),
  auth: z.optional(z.string()),
  channel_data: z.optional(z.string()),
});

type Request = z.infer<typeof request>;

export function subscribe(hub: Hub, connection: Connection, data: unknown) {
  const asked = request.safeParse(data).data;
  const kind = asked ? channelKind(asked.channel) : null;
  if (!asked || !kind) return connection.refuse("This is not a channel's name.");
  if (!connection.channels.has(asked.channel) && connection.channels.size >= limits.channelsPerConnection) {
    return deny(connection, asked.channel, "Too many channels on one connection.", 429);
  }
  if (!mayHear(hub, connection, asked)) {
    return deny(connection, asked.channel, "The subscription is not signed by the application.", 401);
  }
  // A signed name binds private channels too, so that ending a person's connections spares none of them.
  const member = kind === "public" ? null : memberFrom(asked.channel_data, connection.signedIn);
  if (kind === "presence") {
    const problem = withinBounds(hub.channels.get(asked.channel), member);
    if (problem) return deny(connection, asked.channel, problem, 422);
  }
  if (member) connection.people.add(member.user_id);
  welcome(
    connection,
    hub.join(connection, asked.channel, kind === "presence" ? member : null),
    kind === "presence",
  );
}

export function unsubscribe(hub: Hub, connection: Connection, data: unknown) {
  const name = z.object({ channel: z.string() }).safeParse(data).data?.channel;
  if (name !== undefined) hub.leave(connection, name);
}

function mayHear(hub: Hub, connection: Connection, { channel, auth = "", channel_data }: Request): boolean {
  const kind = channelKind(channel);
  if (kind === "public") return true;
  if (kind === "own") return connection.signedIn !== null && channel === ownChannel(connection.signedIn.id);
  const said = channel_data === undefined ? "" : `:${channel_data}`;
  return vouchesFor(hub.app, auth, `${connection.id}:${channel}${said}`);
}

function deny(connection: Connection, channel: string, error: string, status: number): void {
  connection.send(ownFrame("pusher:subscription_error", { type: "AuthError", error, status }, channel));
}

function welcome(connection: Connection, channel: Channel, present: boolean): void {
  const known = present ? channel.presence() : {};
  connection.send(ownFrame("pusher_internal:subscription_succeeded", known, channel.name));
}
