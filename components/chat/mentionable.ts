import { createContext } from "react";
import type { MentionedPerson } from "@/components/posts/use-mention-list";
import type { Conversation } from "@/lib/chat/schemas";

/** Of the conversation that is shown. */
export const MentionablePeople = createContext<readonly MentionedPerson[]>([]);

/** The other members of a group; in a conversation of two nobody needs to be called. */
export function mentionableIn({ type, participants }: Conversation, viewerId: number): MentionedPerson[] {
  if (type === "direct") return [];
  return participants
    .filter(({ id }) => id !== viewerId)
    .map(({ id, name, avatar }) => ({ id, name, avatar_url: avatar }));
}
