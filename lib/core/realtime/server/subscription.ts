import * as z from "zod/mini";
import type { Member } from "./channel";
import { type ChannelKind, channelKind, isCacheChannel, ownChannel } from "./channel-kind";
import type { Connection, SignedIn } from "./connection";
import { frameOf, ownFrame, parseJsonAs } from "./frames";
import type { Hub } from "./hub";
import { limits } from "./limits";
import { rejectSubscription } from "./reject-subscription";
import { hasValidSignature } from "./signature";

const request = z.object({
  channel: z.string(),
  auth: z.nullish(z.string()),
  channel_data: z.nullish(z.string()),
});

const channelData = z.object({
  user_id: z.union([z.string(), z.number()]),
  user_info: z.optional(z.unknown()),
  issued_at: z.optional(z.number()),
});

type Members = ReadonlyMap<string, unknown>;
type Request = z.infer<typeof request> & { kind: ChannelKind };

export function subscribe(hub: Hub, connection: Connection, data: unknown) {
  const input = request.safeParse(data).data;
  const kind = input ? channelKind(input.channel) : null;
  if (!input) return connection.reject("A subscription names its channel.");
  if (!kind) {
    const sentName = input.channel.slice(0, limits.eventNameLength);
    return rejectSubscription(connection, sentName, "This is not a channel's name.", 400);
  }
  const { channel: name, channel_data } = input;
  if (!connection.channels.has(name) && connection.channels.size >= limits.channelsPerConnection) {
    return rejectSubscription(connection, name, "Too many channels on one connection.", 429);
  }
  if (!canSubscribe(hub, connection, { ...input, kind })) {
    return rejectSubscription(connection, name, "The subscription is not signed by the application.", 401);
  }
  // The signature covers the data of private and presence channels only.
  const isSigned = kind === "private" || kind === "presence";
  const member = isSigned ? memberFrom(channel_data, connection.signedIn) : null;
  if (isSigned && isOutdated(hub, name, member)) {
    return rejectSubscription(connection, name, "The signature is no longer valid.", 403);
  }
  const error = kind === "presence" && validateMember(hub.cluster.membersOf(name), member);
  if (error) return rejectSubscription(connection, name, error, 422);
  // Private channels name their user too, so that terminating a user's connections spares none.
  if (member && !hub.identify(connection, member.user_id)) return;
  const channel = hub.join(connection, name, kind === "presence" ? member : null);
  // Clients return the later after a loss, the more they are.
  const payload =
    kind === "presence" ? presenceOf(hub.cluster.membersOf(name)) : { connections: hub.connections.size };
  connection.send(ownFrame("pusher_internal:subscription_succeeded", payload, name));
  if (isCacheChannel(name))
    connection.send(channel.cached ?? frameOf({ event: "pusher:cache_miss", channel: name }));
}

export function unsubscribe(hub: Hub, connection: Connection, data: unknown): void {
  const name = z.object({ channel: z.string() }).safeParse(data).data?.channel;
  if (name !== undefined) hub.leave(connection, name);
}

function canSubscribe(
  hub: Hub,
  connection: Connection,
  { kind, channel, auth, channel_data }: Request,
): boolean {
  if (kind === "public") return true;
  if (kind === "own") return connection.signedIn !== null && channel === ownChannel(connection.signedIn.id);
  const suffix = typeof channel_data !== "string" ? "" : `:${channel_data}`;
  return hasValidSignature(hub.app, auth ?? "", `${connection.id}:${channel}${suffix}`);
}

type SignedMember = Member & { issuedAt?: number };

function memberFrom(data: string | null | undefined, signedIn: SignedIn | null): SignedMember | null {
  if (typeof data !== "string") return signedIn && { user_id: signedIn.id, user_info: signedIn.user_info };
  const parsed = parseJsonAs(channelData, data);
  return (
    parsed && { user_id: String(parsed.user_id), user_info: parsed.user_info, issuedAt: parsed.issued_at }
  );
}

/**
 * True for a signature that is too old, or from before the user was removed from the channel. Other applications'
 * signatures have no time.
 */
function isOutdated(hub: Hub, channel: string, member: SignedMember | null): boolean {
  if (!member) return false;
  const { user_id, issuedAt = 0 } = member;
  const isOld = member.issuedAt !== undefined && issuedAt < Date.now() - limits.clockSeconds * 1000;
  return isOld || hub.removals.isRemoved(channel, user_id, issuedAt);
}

/** Object.fromEntries makes even "__proto__" a plain key. */
function presenceOf(members: Members): object {
  return { presence: { count: members.size, ids: [...members.keys()], hash: Object.fromEntries(members) } };
}

function validateMember(members: Members, member: Member | null): string | null {
  const id = member?.user_id ?? "";
  if (id === "" || id.length > limits.memberIdLength) return "A presence channel needs the person's id.";
  if (Buffer.byteLength(JSON.stringify(member)) > limits.memberInfoBytes)
    return "The person's data are too large.";
  const isFull = members.size >= limits.membersPerChannel;
  return isFull && !members.has(id) ? "The channel is full." : null;
}
