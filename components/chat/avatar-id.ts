import type { Conversation } from "@/lib/chat/schemas";

/** The id that selects the colour behind the initials: the other user's, or the group's. */
export function avatarIdOf({ id, group_id, type, participants }: Conversation): number | string {
  return type === "group" ? `group-${group_id ?? id}` : (participants[1]?.id ?? id);
}
