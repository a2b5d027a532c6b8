import type { Member } from "@/lib/core/auth/viewer";
import { parseId } from "@/lib/core/schemas/parse-id";

export const testChannel = "test";

export const membersChannel = "private-members";

export const adminsChannel = "private-admins";

/** Channels by name or, with `*` at the end, by prefix. */
export const clientEventChannels: readonly string[] = [];

export function userChannel(id: number): `private-user-${number}` {
  return `private-user-${id}`;
}

export function conversationChannel(id: number): `private-conversation-${number}` {
  return `private-conversation-${id}`;
}

/** The channel of a group's events, for its members. */
export function groupChannel(id: number): `private-group-${number}` {
  return `private-group-${id}`;
}

/** The conversation id in the name of such a channel. */
export function conversationIdOf(channel: string): number | null {
  return idAfter("private-conversation-", channel);
}

/** The group id in the name of such a channel. */
export function groupIdOf(channel: string): number | null {
  return idAfter("private-group-", channel);
}

function idAfter(prefix: string, channel: string): number | null {
  return channel.startsWith(prefix) ? parseId(channel.slice(prefix.length)) : null;
}

/** Subscribed by a user's tabs that are in use: none is left when all are idle. */
export function activeChannel(id: number): `private-user-${number}-active` {
  return `${userChannel(id)}-active`;
}

/** The prefix of the two kinds of users' channels. */
export const userChannelPrefix = "private-user-";

export type ChannelName =
  | typeof testChannel
  | typeof membersChannel
  | typeof adminsChannel
  | ReturnType<typeof userChannel>
  | ReturnType<typeof conversationChannel>
  | ReturnType<typeof groupChannel>
  | ReturnType<typeof activeChannel>;

export function canSubscribe({ id, role }: Pick<Member, "id" | "role">, channel: string): boolean {
  if (channel === adminsChannel) return role === "admin";
  return [membersChannel, userChannel(id), activeChannel(id)].includes(channel);
}
