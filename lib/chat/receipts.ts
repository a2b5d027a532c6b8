import { eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { prepareOnce } from "@/db/prepare-once";
import { chatSettings, conversationMembers, conversations, messages } from "@/db/schema/chat";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { userChannel } from "@/lib/core/realtime/channels";
import { publishEach } from "@/lib/core/realtime/publish";
import { isMember } from "./policy";
import type { updateChatSettings as updateEndpoint } from "./receipts-contract";
import type { ChatSettings } from "./schemas";

const defaultSettings: ChatSettings = { shows_receipts: true, plays_sound: false };
/** The maximum number of messages whose senders are notified. */
const maxMessages = 50;

export async function getChatSettings(viewer: Member): Promise<ChatSettings> {
  const [row] = await readSettings({ user: viewer.id });
  return row ?? defaultSettings;
}

const readSettings = prepareOnce(() =>
  db
    .select({ shows_receipts: chatSettings.showsReceipts, plays_sound: chatSettings.playsSound })
    .from(chatSettings)
    .where(eq(chatSettings.userId, sql.placeholder("user"))),
);

export async function updateChatSettings(
  viewer: Member,
  { shows_receipts, plays_sound }: BodyOf<typeof updateEndpoint>,
): Promise<ChatSettings> {
  // A column without a value stays as it is.
  const values = { userId: viewer.id, showsReceipts: shows_receipts, playsSound: plays_sound };
  await runTransaction(viewer, (tx) =>
    tx.insert(chatSettings).values(values).onConflictDoUpdate({ target: chatSettings.userId, set: values }),
  );
  return getChatSettings(viewer);
}

/** Whether neither of the two users has switched receipts off. */
export function areReceiptsShown(a: SQLWrapper | number, b: SQLWrapper | number): SQL<boolean> {
  return sql<boolean>`not exists (select from ${chatSettings} chosen
    where chosen.user_id in (${a}, ${b}) and not chosen.shows_receipts)`;
}

type Range = { conversationId: SQLWrapper | number; after: SQLWrapper };

/** The authors of the messages that the viewer has now received or read, where both users show receipts. */
function receiptReaders(viewer: Member, { conversationId, after }: Range): SQL<number[]> {
  return sql<number[]>`array(select distinct latest.sender_id
    from (select sender_id from ${messages} where conversation_id = ${conversationId} and id > ${after}
      order by id desc limit ${maxMessages}) latest
    join ${conversationMembers} sender on sender.conversation_id = ${conversationId} and sender.user_id = latest.sender_id
    join ${conversations} accepted on accepted.id = ${conversationId} and accepted.accepted_at is not null
    where latest.sender_id <> ${viewer.id} and is_readable_conversation(accepted, latest.sender_id)
      and not is_blocked_pair(${viewer.id}, latest.sender_id)
      and ${areReceiptsShown(viewer.id, sql`latest.sender_id`)})`;
}

export async function listReadReceiptReaders(tx: Transaction, viewer: Member, conversationId: number) {
  const [row] = await tx
    .select({ ids: receiptReaders(viewer, { conversationId, after: conversationMembers.lastReadId }) })
    .from(conversationMembers)
    .where(isMember(conversationId, viewer.id));
  return row?.ids ?? [];
}

type DeliveryReceipt = { id: number; up_to: number; reader_ids: number[]; is_audible: boolean };

/** Marks all messages as delivered to one of the viewer's pages. Returns whether it should play a sound. */
export async function markDelivered(viewer: Member): Promise<{ is_audible: boolean }> {
  // A locked row is being written by a new message, whose event brings the page here again.
  const delivered = await runTransaction(viewer, (tx) =>
    tx.execute<DeliveryReceipt>(sql`
      with due as (
        select m.conversation_id, m.delivered_up_to_id, c.last_message_id
        from ${conversationMembers} m join ${conversations} c on c.id = m.conversation_id
        where m.user_id = ${viewer.id} and m.unread_count > 0 and m.delivered_up_to_id < c.last_message_id
          and is_readable_conversation(c, ${viewer.id})
        for update of m skip locked),
      delivered as (
        update ${conversationMembers} m set delivered_up_to_id = due.last_message_id from due
        where m.conversation_id = due.conversation_id and m.user_id = ${viewer.id}
        returning m.conversation_id, m.archived_up_to_id < due.last_message_id
          and coalesce(m.muted_until <= now(), true) as is_audible)
      select due.conversation_id as id, due.last_message_id as up_to, delivered.is_audible,
        ${receiptReaders(viewer, { conversationId: sql`due.conversation_id`, after: sql`due.delivered_up_to_id` })} as reader_ids
      from due join delivered on delivered.conversation_id = due.conversation_id`),
  );
  const events = delivered.flatMap(({ id, up_to, reader_ids }) =>
    reader_ids.map((reader) => ({
      to: userChannel(reader),
      payload: { id, user_id: viewer.id, delivered_up_to: up_to },
    })),
  );
  void publishEach("conversation:delivered", events);
  const hasSound = delivered.some(({ is_audible }) => is_audible);
  return { is_audible: hasSound && (await getChatSettings(viewer)).plays_sound };
}
