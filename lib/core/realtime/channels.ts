import type { Member } from "@/lib/core/auth/viewer";

export const testChannel = "test";

export const membersChannel = "private-members";

/** By name or, with `*` at the end, by prefix. */
export const clientEventChannels: readonly string[] = [];

export function userChannel(id: number): `private-user-${number}` {
  return `private-user-${id}`;
}

export type ChannelName = typeof testChannel | typeof membersChannel | ReturnType<typeof userChannel>;

export function canSubscribe({ id }: Pick<Member, "id">, channel: string): boolean {
  return channel === membersChannel || channel === userChannel(id);
}
