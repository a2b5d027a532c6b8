import { createContext } from "react";
import type { MentionedUser } from "@/components/posts/use-mention-list";
import { type Conversation, chatLimits } from "@/lib/chat/schemas";

/** `groupId` is set where the members are too many to have them all. */
export type MentionSource = { among: readonly MentionedUser[] } | { groupId: number };

/** The users who can be mentioned in the open conversation. */
export const MentionableUsers = createContext<MentionSource>({ among: [] });

/** The other members of a group; a direct conversation has no mentions. */
export function mentionableIn(conversation: Conversation, viewerId: number | null): MentionSource {
  const { type, group_id, participants } = conversation;
  if (type === "direct") return { among: [] };
  if (group_id !== null && !hasAllMembers(conversation)) return { groupId: group_id };
  const others = participants.filter(({ id }) => id !== viewerId);
  return { among: others.map(({ id, name, avatar }) => ({ id, name, avatar_url: avatar })) };
}

/** Larger groups list only some of their members in `participants`. */
export function hasAllMembers({ members_count }: Conversation): boolean {
  return members_count <= chatLimits.members;
}
