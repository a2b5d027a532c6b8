import { and, eq, sql } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { messageReactions, messages } from "@/db/schema/chat";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { AppError, invalid } from "@/lib/core/errors/app-error";
import { type LockedConversation, lockConversation } from "./lock";
import { messageVisibleTo } from "./policy";
import { publishMessage } from "./publish";
import { getMessage } from "./queries";
import { chatLimits, type Message } from "./schemas";

/** Throws `not_found`, also for a request that is not accepted, `conversation_closed`, `too_many_reactions`. */
export function addReaction(viewer: Member, messageId: number, emoji: string): Promise<Message> {
  if (!emojiPattern.test(emoji)) throw invalid("emoji", "emoji_invalid");
  return changeReactions(viewer, messageId, async (tx, conversation) => {
    if (!conversation.isActive) throw new AppError("conversation_closed");
    const added = await tx
      .insert(messageReactions)
      .values({ conversationId: conversation.id, messageId, userId: viewer.id, emoji })
      .onConflictDoNothing()
      .returning({ emoji: messageReactions.emoji });
    const count = await tx.$count(messageReactions, isOwnOf(viewer, messageId));
    if (count > chatLimits.reactions) throw new AppError("too_many_reactions");
    return added.length > 0;
  });
}

/** Throws `not_found`, also for a request that is not accepted. */
export function removeReaction(viewer: Member, messageId: number, emoji: string): Promise<Message> {
  return changeReactions(viewer, messageId, async (tx) => {
    const { count } = await tx
      .delete(messageReactions)
      .where(and(isOwnOf(viewer, messageId), eq(messageReactions.emoji, emoji)));
    return count > 0;
  });
}

type Change = (tx: Transaction, conversation: LockedConversation & { id: number }) => Promise<boolean>;

async function changeReactions(viewer: Member, id: number, change: Change): Promise<Message> {
  const { conversationId, replyToId } = await requireMessage(viewer, id);
  const { message, conversation, isChanged } = await runTransaction(viewer, async (tx) => {
    const conversation = await lockConversation(tx, viewer, conversationId);
    if (!conversation.isAccepted && !conversation.isDirect) throw new AppError("not_found");
    await requireMessage(viewer, id, tx);
    const isChanged = await change(tx, { ...conversation, id: conversationId });
    if (isChanged)
      await tx.update(messages).set({ number: sql`nextval('message_numbers')` }).where(eq(messages.id, id));
    return { message: await getMessage(viewer, id, tx), conversation, isChanged };
  });
  if (isChanged) publishMessage("message:updated", { message, replyToId, conversation });
  return message;
}

/** Returns a message that is visible and not deleted. */
async function requireMessage(viewer: Member, id: number, source: Pick<typeof db, "select"> = db) {
  const [row] = await source
    .select({ conversationId: messages.conversationId, replyToId: messages.replyToId })
    .from(messages)
    .where(
      and(
        eq(messages.id, id),
        sql`${messages.deletedAt} is null and ${messages.event} is null`,
        messageVisibleTo(viewer),
      ),
    );
  if (!row) throw new AppError("not_found");
  return row;
}

function isOwnOf(viewer: Member, messageId: number) {
  return and(eq(messageReactions.messageId, messageId), eq(messageReactions.userId, viewer.id));
}

// The flag for sets of strings is newer than the compiler's target. The pattern is not in the contract, which older
// browsers load as well.
const setsOfStrings = "v";
const emojiPattern = new RegExp("^\\p{RGI_Emoji}$", setsOfStrings);
