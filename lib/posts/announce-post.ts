import { groupChannel, membersChannel } from "@/lib/core/realtime/channels";
import { publish } from "@/lib/core/realtime/publish";

type NewPost = { id: number; groupId: number | null; isHiddenFromSome: boolean };

/** Announces a post to open feeds, which fetch their first page if the post is hidden from some. */
export function announcePost({ id, groupId, isHiddenFromSome }: NewPost): void {
  const channel = groupId === null ? membersChannel : groupChannel(groupId);
  publish(channel, "post:created", { id, ...(isHiddenFromSome && { isHiddenFromSome }) });
}
