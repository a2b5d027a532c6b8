import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { conversationMembers, type MessageMention, messages } from "@/db/schema/chat";
import { notifications } from "@/db/schema/notifications";
import { users } from "@/db/schema/users";
import { notBlocked } from "@/lib/blocks/policy";
import type { Member } from "@/lib/core/auth/viewer";
import { invalid } from "@/lib/core/errors/app-error";
import { notify } from "@/lib/notifications/notify";
import { findMentionedIds, renderStored, toStored } from "@/lib/posts/mention-text";
import type { LockedConversation } from "./lock";
import { chatLimits } from "./schemas";

const kind = "message_mentioned";

/** Renders markup (lib/posts/mention-text.ts). Only members of the group are mentioned, by their current names. */
export async function renderMessage(
  tx: Transaction,
  viewer: Member,
  { otherId, memberIds }: LockedConversation,
  text: string,
): Promise<{ content: string; mentions: MessageMention[] }> {
  const ids = otherId === null ? findMentionedIds(text).filter((id) => memberIds.includes(id)) : [];
  const members = ids.length > 0 ? await listMembers(tx, viewer, ids) : [];
  const names = new Map(members.map(({ id, name }) => [id, name]));
  const linked = members.map((user) => ({ ...user, isLinked: true }));
  const { content, mentions } = renderStored(toStored(text, names), linked);
  // A name may be longer than its token.
  if ([...content].length > chatLimits.content) throw invalid("content", "too_long");
  return { content, mentions: mentions.map(({ user_id, start, length }) => ({ user_id, start, length })) };
}

/** Call it before the conversation is locked (docs/architecture.md#writes-and-locks). */
export async function lockMentionedUsers(tx: Transaction, text: string): Promise<void> {
  const ids = findMentionedIds(text);
  if (ids.length === 0) return;
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(users.id)
    .for("key share");
}

function listMembers(tx: Transaction, viewer: Member, ids: number[]) {
  return tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(inArray(users.id, ids), isNull(users.deletedAt), notBlocked(viewer, users.id)));
}

type Subject = { id: number; conversationId: number };

/** Notifies newly mentioned members, unless they muted the conversation; those no longer mentioned lose the notification. */
export async function setMessageMentions(
  tx: Transaction,
  viewer: Member,
  { id, conversationId }: Subject,
  mentions: readonly MessageMention[],
): Promise<void> {
  const ids = [...new Set(mentions.map(({ user_id }) => user_id))];
  const before = await readMentionedIds(tx, id);
  const removed = before.filter((userId) => !ids.includes(userId));
  const added = ids.filter((userId) => !before.includes(userId) && userId !== viewer.id);
  await tx
    .update(messages)
    .set({ mentions: [...mentions] })
    .where(eq(messages.id, id));
  if (removed.length > 0)
    await tx
      .delete(notifications)
      .where(
        and(inArray(notifications.userId, removed), eq(notifications.groupKey, `${kind}:message:${id}`)),
      );
  if (added.length === 0) return;
  const recipients = sql`select user_id as id from ${conversationMembers} where conversation_id = ${conversationId}
    and user_id = any(${sql.param(added)}::int[]) and coalesce(muted_until <= now(), true)`;
  const params = { conversation: conversationId, message: id };
  await notify(recipients, { kind, about: `message:${id}`, actorId: viewer.id, params }, tx);
}

async function readMentionedIds(tx: Transaction, id: number): Promise<number[]> {
  const [row] = await tx.select({ mentions: messages.mentions }).from(messages).where(eq(messages.id, id));
  return row?.mentions.map(({ user_id }) => user_id) ?? [];
}
