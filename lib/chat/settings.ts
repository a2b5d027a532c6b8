import { type SQL, sql } from "drizzle-orm";
import { conversationMembers } from "@/db/schema/chat";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import type { updateConversationSettings as settingsEndpoint } from "./contract";
import { withdrawUnreadEmail } from "./email-unread";
import { lockConversation } from "./lock";
import { isMember } from "./policy";
import { publishConversationChanged } from "./publish";
import { getConversation } from "./queries";
import type { Conversation, MuteSpan } from "./schemas";

const mutedUntil: Record<MuteSpan, SQL> = {
  "8h": sql`now() + interval '8 hours'`,
  week: sql`now() + interval '7 days'`,
  always: sql`'infinity'`,
};

export async function updateConversationSettings(
  viewer: Member,
  id: number,
  { is_archived, is_pinned, is_marked_unread, mute }: BodyOf<typeof settingsEndpoint>,
): Promise<Conversation> {
  await runTransaction(viewer, async (tx) => {
    const { lastMessageId } = await lockConversation(tx, viewer, id);
    await tx
      .update(conversationMembers)
      .set({
        // A column without a value stays as it is. The last one always has a value, so that a body without settings
        // sets something.
        archivedUpToId: is_archived === undefined ? undefined : is_archived ? lastMessageId : 0,
        // An archived conversation is not pinned, and a pinned one not archived.
        ...(is_archived && { isPinned: false }),
        ...(is_pinned !== undefined && { isPinned: is_pinned }),
        ...(is_pinned && { archivedUpToId: 0 }),
        isMarkedUnread: is_marked_unread,
        mutedUntil: mute ? mutedUntil[mute] : mute,
        userId: viewer.id,
      })
      .where(isMember(id, viewer.id));
    if (is_archived || mute) await withdrawUnreadEmail(tx, viewer, id);
  });
  publishConversationChanged(id, [viewer.id], { details: true });
  return getConversation(viewer, id);
}
