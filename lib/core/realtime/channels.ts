export const testChannel = "test";

export const membersChannel = "private-members";

/** By name or, with `*` at the end, by prefix. */
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

export function parseChannel(name: string): ParsedChannel | null {
  if (name === testChannel) return { kind: "test" };
  if (name === membersChannel) return { kind: "members" };
  const [, kind, digits] = /^private-(user|conversation)-([1-9]\d{0,9})$/.exec(name) ?? [];
  const id = Number(digits);
  if (kind === undefined || id > 2_147_483_647) return null;
  return { kind: kind as "user" | "conversation", id };
}
