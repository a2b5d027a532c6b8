import { listListenable } from "./chat/queries";
import type { Member } from "./core/auth/viewer";
import { canSubscribe, conversationIdOf } from "./core/realtime/channels";

/** Those of the channels that the viewer may subscribe to, by the policy of what they carry. */
export async function listJoinable(viewer: Member, channels: readonly string[]): Promise<string[]> {
  const ids = channels.map(conversationIdOf).filter((id) => id !== null);
  const listenable = new Set(ids.length > 0 ? await listListenable(viewer, ids) : []);
  return channels.filter((channel) => {
    const id = conversationIdOf(channel);
    return id === null ? canSubscribe(viewer, channel) : listenable.has(id);
  });
}
