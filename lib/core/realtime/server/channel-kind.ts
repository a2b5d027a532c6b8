export type ChannelKind = "public" | "private" | "presence" | "own";

const ownPrefix = "#server-to-user-";

export function channelKind(name: string): ChannelKind | null {
  if (name.startsWith(ownPrefix)) return name.length <= 200 ? "own" : null;
  if (!/^[A-Za-z0-9_\-=@,.;]{1,200}$/.test(name)) return null;
  if (name.startsWith("private-")) return "private";
  return name.startsWith("presence-") ? "presence" : "public";
}

/** A new subscriber of such a channel receives its last event. */
export function isCacheChannel(name: string): boolean {
  return /^(private-|presence-|private-encrypted-)?cache-/.test(name);
}

export function ownChannel(userId: string): string {
  return ownPrefix + userId;
}
