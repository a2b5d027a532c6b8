import { type ChannelName, groupChannel, membersChannel } from "@/lib/core/realtime/channels";
import type { Post } from "@/lib/posts/schemas";

/** The channels of these posts: events of a group's posts reach the members of the group only. */
export function postChannels(posts: readonly Post[]): ChannelName[] {
  const groupChannels = posts.flatMap(({ group }) => (group?.role ? [groupChannel(group.id)] : []));
  return [membersChannel, ...groupChannels];
}
