import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { conversations, messages } from "@/db/schema/chat";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { AppError, invalid } from "@/lib/core/errors/app-error";
import type { sendMessage as sendEndpoint } from "./contract";
import { lockConversation } from "./lock";
import { messageVisibleTo } from "./policy";
import { publishConversationChanged, publishMessage } from "./publish";
import { getMessage } from "./queries";
import type { Message } from "./schemas";

type Sent = { message: Message; isNew: boolean };

/** Throws `not_found`, `message_request_pending`, `conversation_closed`. */
export async function sendMessage(
  viewer: Member,
  id: number,
  body: BodyOf<typeof sendEndpoint>,
): Promise<Sent> {
  const { message, otherId, isNew } = await runTransaction(viewer, async (tx) => {
    const conversation = await lockConversation(tx, viewer, id);
    const { otherId } = conversation;
    const existing = body.client_id && (await findSent(tx, viewer, id, body.client_id));
    if (existing) return { message: await getMessage(viewer, existing, tx), otherId, isNew: false };
    if (!conversation.isActive) throw new AppError("conversation_closed");
    // Who answers a request accepts it.
    const accepts = conversation.isFriend || conversation.isWrittenByOther;
    if (!conversation.isAccepted && accepts) await acceptLocked(tx, id);
    else if (!conversation.isAccepted && conversation.isWrittenByViewer)
      throw new AppError("message_request_pending");
    if (body.reply_to_id) await requireInConversation(tx, viewer, id, body.reply_to_id);
    const [row] = await tx
      .insert(messages)
      .values({
        conversationId: id,
        senderId: viewer.id,
        clientId: body.client_id ?? null,
        content: body.content.trim(),
        replyToId: body.reply_to_id ?? null,
      })
      .returning({ id: messages.id });
    if (!row) throw new AppError("internal");
    return { message: await getMessage(viewer, row.id, tx), otherId, isNew: true };
  });
  if (isNew) {
    publishMessage("message:created", message);
    publishConversationChanged(id, [viewer.id, otherId]);
  }
  return { message, isNew };
}

export async function acceptLocked(tx: Transaction, id: number): Promise<void> {
  await tx.update(conversations).set({ acceptedAt: sql`now()` }).where(eq(conversations.id, id));
}

async function findSent(tx: Transaction, viewer: Member, id: number, clientId: string) {
  const [row] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(eq(messages.conversationId, id), eq(messages.senderId, viewer.id), eq(messages.clientId, clientId)),
    );
  return row?.id;
}

async function requireInConversation(tx: Transaction, viewer: Member, id: number, messageId: number) {
  const [row] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.id, messageId), eq(messages.conversationId, id), messageVisibleTo(viewer)));
  if (!row) throw invalid("reply_to_id", "id_invalid");
}
