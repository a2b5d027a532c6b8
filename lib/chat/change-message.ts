import { and, eq, sql } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { messages } from "@/db/schema/chat";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { lockConversation } from "./lock";
import { canChangeMessage, messageVisibleTo } from "./policy";
import { publishConversationChanged, publishMessage } from "./publish";
import { getMessage } from "./queries";
import type { Message } from "./schemas";

/** Throws `not_found`, `forbidden` and `message_too_old`. */
export function editMessage(viewer: Member, id: number, content: string): Promise<Message> {
  return changeMessage(viewer, id, { content: content.trim(), editedAt: sql`now()` });
}

/** The row stays, without its words. Throws as `editMessage` does. */
export function deleteMessage(viewer: Member, id: number): Promise<Message> {
  return changeMessage(viewer, id, { content: "", deletedAt: sql`now()` });
}

type Change = Parameters<ReturnType<Transaction["update"]>["set"]>[0];

async function changeMessage(viewer: Member, id: number, change: Change): Promise<Message> {
  const conversationId = await requireOwn(viewer, id);
  const { message, otherId } = await runTransaction(viewer, async (tx) => {
    const { otherId } = await lockConversation(tx, viewer, conversationId);
    const [changed] = await tx
      .update(messages)
      .set({ ...change, number: sql`nextval('message_numbers')` })
      .where(and(eq(messages.id, id), canChangeMessage(viewer)))
      .returning({ id: messages.id });
    if (!changed) throw new AppError("message_too_old");
    return { message: await getMessage(viewer, id, tx), otherId };
  });
  publishMessage("message:updated", message);
  publishConversationChanged(conversationId, [viewer.id, otherId]);
  return message;
}

async function requireOwn(viewer: Member, id: number): Promise<number> {
  const [row] = await db
    .select({ conversationId: messages.conversationId, senderId: messages.senderId })
    .from(messages)
    .where(and(eq(messages.id, id), messageVisibleTo(viewer)));
  if (!row) throw new AppError("not_found");
  if (row.senderId !== viewer.id) throw new AppError("forbidden");
  return row.conversationId;
}
