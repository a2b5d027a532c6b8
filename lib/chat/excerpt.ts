import { sql } from "drizzle-orm";
import { db } from "@/db/client";
import { messages } from "@/db/schema/chat";
import type { ReportedMessage } from "@/db/schema/moderation";
import { users } from "@/db/schema/users";
import type { Member } from "@/lib/core/auth/viewer";
import { messageVisibleTo } from "./policy";

const before = 5;
const after = 2;

/** A message with the few around it that the viewer reads too, or null. One query. */
export async function getMessageExcerpt(viewer: Member, id: number): Promise<ReportedMessage[] | null> {
  const isText = sql`${messages.event} is null and ${messages.deletedAt} is null and ${messageVisibleTo(viewer)}`;
  const inConversation = sql`${messages.conversationId} = reported.conversation_id and ${isText}`;
  const [row] = await db.execute<{ excerpt: ReportedMessage[] | null }>(sql`
    with reported as (select ${messages.id}, ${messages.conversationId} from ${messages}
        where ${messages.id} = ${id} and ${isText}),
      around as (
        (select ${messages.id}, ${messages.senderId}, ${messages.content} from ${messages}, reported
          where ${inConversation} and ${messages.id} <= reported.id order by ${messages.id} desc limit ${before + 1})
        union all
        (select ${messages.id}, ${messages.senderId}, ${messages.content} from ${messages}, reported
          where ${inConversation} and ${messages.id} > reported.id order by ${messages.id} limit ${after}))
    select json_agg(json_build_object('sender_id', sender.id, 'sender', sender.name,
      'content', around.content, 'is_reported', around.id = ${id}) order by around.id) as excerpt
    from around join ${users} sender on sender.id = around.sender_id`);
  return row?.excerpt ?? null;
}
