import { type ChannelName, groupChannel, membersChannel } from "@/lib/core/realtime/channels";
import type { Post } from "@/lib/posts/schemas";

/** Where what happens to these posts is announced: the school's, and those of groups to the groups' members alone. */
export function postChannels(posts: readonly Post[]): ChannelName[] {
  const ofGroups = posts.flatMap(({ group }) => (group?.role ? [groupChannel(group.id)] : []));
  return [membersChannel, ...ofGroups];
}
