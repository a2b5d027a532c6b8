import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { ConversationEvent } from "@/db/enums";
import { messages } from "@/db/schema/chat";
import type { Member } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { lockConversation } from "./lock";
import { publishConversationChanged } from "./publish";

type Event = { event: ConversationEvent; userId?: number; name?: string };
type Group = Awaited<ReturnType<typeof lockGroup>>;

/** Throws `not_found`, also for a conversation of two, and for that of a group, whose members and name are the group's. */
export async function lockGroup(tx: Transaction, viewer: Member, id: number) {
  const conversation = await lockConversation(tx, viewer, id);
  if (conversation.otherId !== null || conversation.groupId !== null) throw new AppError("not_found");
  return conversation;
}

/** Throws `forbidden` for a member who is not the owner. */
export async function lockOwnedGroup(tx: Transaction, viewer: Member, id: number): Promise<Group> {
  const group = await lockGroup(tx, viewer, id);
  if (group.ownerId !== viewer.id) throw new AppError("forbidden");
  return group;
}

/** Messages without a text, which each member reads in their language. */
export async function insertEvents(
  tx: Transaction,
  sender: Pick<Member, "id">,
  conversationId: number,
  events: readonly Event[],
): Promise<void> {
  for (const { event, userId, name } of events)
    await tx.insert(messages).values({
      conversationId,
      senderId: sender.id,
      content: name ?? "",
      event,
      eventUserId: userId ?? null,
    });
}

/** Has no content: each member fetches what they may read. */
export function publishGroupChanged(id: number, memberIds: readonly number[]): void {
  publishConversationChanged(id, memberIds, { details: true });
}

/** The last message up to now: new members do not read those before. */
export const lastMessageId = (conversationId: number) =>
  sql<number>`(select last_message_id from conversations where id = ${conversationId})`;
