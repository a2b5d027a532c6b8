import { eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { conversations } from "@/db/schema/chat";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { lockGroupAsMember } from "@/lib/groups/lock";
import { getConversation } from "./queries";

/** The lock on the group ensures that there is only one. Throws `forbidden`. */
export async function openGroupConversation(viewer: Viewer<"student">, groupId: number) {
  const { id, isNew } = await runTransaction(viewer, async (tx) => {
    await lockGroupAsMember(tx, viewer, groupId);
    const [existing] = await tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(eq(conversations.groupId, groupId));
    return existing ? { id: existing.id, isNew: false } : { id: await create(tx, groupId), isNew: true };
  });
  return { conversation: await getConversation(viewer, id), isNew };
}

async function create(tx: Transaction, groupId: number): Promise<number> {
  const [created] = await tx
    .insert(conversations)
    .values({ groupId, acceptedAt: sql`now()` })
    .returning({ id: conversations.id });
  if (!created) throw new AppError("internal");
  await tx.execute(sql`insert into conversation_members (conversation_id, user_id, joined_at)
    select ${created.id}, user_id, created_at from group_members where group_id = ${groupId}`);
  return created.id;
}
