import { groupChannel, membersChannel } from "@/lib/core/realtime/channels";
import { publish } from "@/lib/core/realtime/publish";

type NewPost = { id: number; groupId: number | null };

/** Announces a post to open feeds. The event is the same for all authors: it reveals no block. */
export function announcePost({ id, groupId }: NewPost): void {
  publish(groupId === null ? membersChannel : groupChannel(groupId), "post:created", { id });
}
