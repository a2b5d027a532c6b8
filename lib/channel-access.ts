import { listListenable } from "./chat/queries";
import type { Member } from "./core/auth/viewer";
import { canSubscribe, conversationIdOf, groupIdOf } from "./core/realtime/channels";
import { listListenableGroups } from "./groups/queries";

type List = (viewer: Member, ids: readonly number[]) => Promise<number[]>;

/** The channels that the viewer may subscribe to, by the policy of what is published on them. */
export async function listJoinable(viewer: Member, channels: readonly string[]): Promise<string[]> {
  const joinable = await Promise.all([
    listByRow(viewer, channels, conversationIdOf, listListenable),
    listByRow(viewer, channels, groupIdOf, listListenableGroups),
  ]);
  const byRow = new Set(joinable.flat());
  return channels.filter((channel) => byRow.has(channel) || canSubscribe(viewer, channel));
}

async function listByRow(
  viewer: Member,
  channels: readonly string[],
  idOf: (channel: string) => number | null,
  list: List,
): Promise<string[]> {
  const ids = channels.map(idOf).filter((id) => id !== null);
  if (ids.length === 0) return [];
  const listenable = new Set(await list(viewer, ids));
  return channels.filter((channel) => listenable.has(idOf(channel) ?? 0));
}
