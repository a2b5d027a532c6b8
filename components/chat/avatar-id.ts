import type { Conversation } from "@/lib/chat/schemas";

/** Chooses the colour behind the initials: the other's own, or one of the group. */
export function avatarIdOf({ id, type, participants }: Conversation): number | string {
  return type === "group" ? `group-${id}` : (participants[1]?.id ?? id);
}
