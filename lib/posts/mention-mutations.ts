import { and, eq, inArray, notInArray, or, type SQL } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { mentions } from "@/db/schema/posts";
import { users } from "@/db/schema/users";
import type { Member, Viewer } from "@/lib/core/auth/viewer";
import { userVisibleTo } from "@/lib/friends/policy";
import {
  isMentionIn,
  type MentionSubject,
  notifyMentioned,
  retractMentions,
} from "@/lib/notifications/mention-notifications";
import { findMentionedIds, restoreMentions, toStored } from "./mention-text";

type MentionedUser = { id: number; name: string };
type StoredContent = { content: string; mentioned: MentionedUser[] };

/**
 * Converts markup, or a text that replaces that of `subject`, to its stored form. Returns the users whom it mentions too:
 * students whom the viewer can find. They are locked, so call it before the lock of a post
 * (docs/architecture.md#writes-and-locks).
 */
export async function storeContent(
  tx: Transaction,
  viewer: Viewer,
  text: string,
  subject?: MentionSubject,
): Promise<StoredContent> {
  if (viewer.role !== "student" && viewer.role !== "admin")
    return { content: toStored(text, new Map()), mentioned: [] };
  const markup = subject ? restoreMentions(text, await listMentioned(tx, viewer, subject)) : text;
  const ids = findMentionedIds(markup);
  const mentioned = ids.length > 0 ? await lockMentioned(tx, viewer, ids) : [];
  const names = new Map(mentioned.map(({ id, name }) => [id, name]));
  return { content: toStored(markup, names), mentioned };
}

function listMentioned(tx: Transaction, viewer: Member, subject: MentionSubject): Promise<MentionedUser[]> {
  return tx
    .select({ id: users.id, name: users.name })
    .from(mentions)
    .innerJoin(users, eq(users.id, mentions.userId))
    .where(and(isMentionIn(subject), isMentionableBy(viewer)));
}

function lockMentioned(tx: Transaction, viewer: Member, ids: number[]): Promise<MentionedUser[]> {
  return tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(inArray(users.id, ids), eq(users.role, "student"), isMentionableBy(viewer)))
    .orderBy(users.id)
    .for("key share");
}

function isMentionableBy(viewer: Member): SQL | undefined {
  return or(eq(users.id, viewer.id), userVisibleTo(viewer));
}

/** Stores whom the text mentions: notifies new ones and retracts the notifications of the others. */
export async function setMentions(
  tx: Transaction,
  viewer: Viewer,
  subject: MentionSubject,
  mentioned: MentionedUser[],
): Promise<void> {
  if (viewer.role === "visitor") return;
  const ids = mentioned.map(({ id }) => id);
  const removed = await tx
    .delete(mentions)
    .where(and(isMentionIn(subject), notInArray(mentions.userId, ids)))
    .returning({ id: mentions.userId });
  if (removed.length > 0) await retractMentions(tx, subject, idsOf(removed));
  if (ids.length === 0) return;
  const added = await tx
    .insert(mentions)
    .values(mentioned.map(({ id, name }) => ({ ...subject, userId: id, name })))
    .onConflictDoNothing()
    .returning({ id: mentions.userId });
  const others = idsOf(added).filter((id) => id !== viewer.id);
  await notifyMentioned(tx, subject, others, viewer.id);
}

/** Retracts the notifications of all mentions in a text that is no longer visible. */
export async function retractAllMentions(tx: Transaction, subject: MentionSubject): Promise<void> {
  await retractMentions(tx, subject, await listMentionedIds(tx, subject));
}

export async function listMentionedIds(tx: Transaction, subject: MentionSubject): Promise<number[]> {
  return idsOf(await tx.select({ id: mentions.userId }).from(mentions).where(isMentionIn(subject)));
}

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
