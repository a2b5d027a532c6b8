import { type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { conversationMembers, conversations } from "@/db/schema/chat";
import { emails } from "@/db/schema/email";
import { friendRequests } from "@/db/schema/friends";
import { notifications } from "@/db/schema/notifications";
import { users } from "@/db/schema/users";
import { blockedFor } from "@/lib/blocks/policy";
import type { Member } from "@/lib/core/auth/viewer";

type Unread = {
  notifications: number;
  emails: number;
  friend_requests: number;
  conversations: number;
  undelivered_message_id: number | null;
};

/** Conversations (`c`) that the viewer may read now: without those of a block, a deleted group or a lost applicant. */
function isReadable({ id, role }: Member): SQL {
  const isApplicant =
    role === "company" ? sql`and (u.role = 'admin' or has_applied_to(u.id, ${id}, false))` : sql``;
  return sql`(c.low_user_id is null and (c.group_id is null
      or exists (select from groups g where g.id = c.group_id and g.deleted_at is null))
    or exists (select from ${users} u where u.id = c.low_user_id + c.high_user_id - ${id}
      and u.deleted_at is null and u.id not in (${blockedFor(id)}) ${isApplicant}))`;
}

export async function countUnread(viewer: Member): Promise<Unread> {
  const { id } = viewer;
  const [row] = await db.execute<Unread>(sql`select
    (select count(*)::int from (
      select 1 from ${notifications} where user_id = ${id} and read_at is null and in_app limit 100) n) as notifications,
    (select count(*)::int from (
      select 1 from ${emails} where user_id = ${id} and read_at is null limit 100) m) as emails,
    (select count(*)::int from (
      select 1 from ${friendRequests} r join ${users} u on u.id = r.sender_id
      where r.receiver_id = ${id} and u.status = 'active' and u.deleted_at is null limit 100) r) as friend_requests,
    (select count(*)::int from (
      select 1 from ${conversationMembers} own
      join ${conversations} c on c.id = own.conversation_id and c.last_message_id > own.archived_up_to_id
      where own.user_id = ${id} and (own.unread_count > 0 or own.is_marked_unread)
        and coalesce(own.muted_until <= now(), true) and ${isReadable(viewer)} limit 100) n) as conversations,
    (select max(c.last_message_id) from ${conversationMembers} own
      join ${conversations} c on c.id = own.conversation_id and c.last_message_id > own.delivered_up_to_id
      where own.user_id = ${id} and own.unread_count > 0 and ${isReadable(viewer)}) as undelivered_message_id`);
  return (
    row ?? { notifications: 0, emails: 0, friend_requests: 0, conversations: 0, undelivered_message_id: null }
  );
}
