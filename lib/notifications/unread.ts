import { sql } from "drizzle-orm";
import { db } from "@/db/client";
import { conversationMembers, conversations } from "@/db/schema/chat";
import { emails } from "@/db/schema/email";
import { friendRequests } from "@/db/schema/friends";
import { notifications } from "@/db/schema/notifications";
import { users } from "@/db/schema/users";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import type { Member } from "@/lib/core/auth/viewer";
import type { getUnread } from "./contract";

type Unread = ResponseOf<typeof getUnread>;

export async function countUnread({ id }: Member): Promise<Unread> {
  const [row] = await db.execute<Unread>(sql`select
    (select count(*)::int from (
      select 1 from ${notifications} where user_id = ${id} and read_at is null and in_app limit 100) n) as notifications,
    (select count(*)::int from (
      select 1 from ${emails} where user_id = ${id} and read_at is null limit 100) m) as emails,
    (select count(*)::int from (
      select 1 from ${friendRequests} r join ${users} u on u.id = r.sender_id
      where r.receiver_id = ${id} and u.role = 'student' and u.status = 'active' and u.deleted_at is null
      limit 100) r) as friend_requests,
    (select count(*)::int from (
      select 1 from ${conversationMembers} own
      join ${conversations} c on c.id = own.conversation_id and c.last_message_id > own.archived_up_to_id
      where own.user_id = ${id} and (own.unread_count > 0 or own.is_marked_unread)
        and coalesce(own.muted_until <= now(), true) and is_readable_conversation(c, ${id}) limit 100) n) as conversations,
    (select max(c.last_message_id) from ${conversationMembers} own
      join ${conversations} c on c.id = own.conversation_id and c.last_message_id > own.delivered_up_to_id
      where own.user_id = ${id} and own.unread_count > 0 and is_readable_conversation(c, ${id})) as undelivered_message_id`);
  return (
    row ?? { notifications: 0, emails: 0, friend_requests: 0, conversations: 0, undelivered_message_id: null }
  );
}
