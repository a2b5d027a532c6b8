import type { Conversation } from "@/lib/chat/schemas";

/** Chooses the colour behind the initials: the other's own, or one of the group. */
export function avatarIdOf({ id, group_id, type, participants }: Conversation): number | string {
  return type === "group" ? `group-${group_id ?? id}` : (participants[1]?.id ?? id);
}
