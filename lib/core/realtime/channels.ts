/** The public channel of /websocket. */
export const testChannel = "test";

/** Heard by any signed-in person: tells of new posts by their id alone. */
export const membersChannel = "private-members";

/** Channels on which members may send events to each other, by name or, with `*` at the end, by its beginning. */
export const clientEventChannels: readonly string[] = [];

export function userChannel(id: number): `private-user-${number}` {
  return `private-user-${id}`;
}

export function conversationChannel(id: number): `private-conversation-${number}` {
  return `private-conversation-${id}`;
}

export type ChannelName =
  | typeof testChannel
  | typeof membersChannel
  | ReturnType<typeof userChannel>
  | ReturnType<typeof conversationChannel>;

type ParsedChannel =
  | { kind: "test" }
  | { kind: "members" }
  | { kind: "user"; id: number }
  | { kind: "conversation"; id: number };

/** What a channel's name means; null when it is none of ours. */
export function parseChannel(name: string): ParsedChannel | null {
  if (name === testChannel) return { kind: "test" };
  if (name === membersChannel) return { kind: "members" };
  const [, kind, digits] = /^private-(user|conversation)-([1-9]\d{0,9})$/.exec(name) ?? [];
  const id = Number(digits);
  if (kind === undefined || id > 2_147_483_647) return null;
  return { kind: kind as "user" | "conversation", id };
}
