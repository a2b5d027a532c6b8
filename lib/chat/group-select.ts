import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { conversationMembers, conversations } from "@/db/schema/chat";
import { users } from "@/db/schema/users";
import type { Role } from "@/lib/core/auth/viewer";
import { ownMembers } from "./policy";
import { areReceiptsShown } from "./receipts";
import { type ConversationMember, chatLimits } from "./schemas";

type Receipt = Pick<ConversationMember, "read_up_to" | "delivered_up_to">;
export type GroupMember = { id: number; name: string; role: Role; avatar: string | null } & Receipt;

/** The last message that a member read or received; null for a viewer to whom receipts are not shown. */
export function shownReceipt(upTo: SQLWrapper, userId: SQLWrapper): SQL<number | null> {
  return sql<number | null>`case when ${areReceiptsShown(ownMembers.userId, userId)} then ${upTo} end`;
}

/** The last message delivered to a member; a message that was read counts. */
export function deliveredTo(member: SQLWrapper): SQL<number> {
  return sql<number>`greatest(${member}.delivered_up_to_id, ${member}.last_read_id)`;
}

/** The longest-serving first, without those on the other side of a block. */
export const groupMembers = sql`(select json_agg(json_build_object('id', shown.id, 'name', shown.name, 'role', shown.role,
    'avatar', shown.avatar_path, 'read_up_to', ${shownReceipt(sql`shown.last_read_id`, sql`shown.id`)},
    'delivered_up_to', ${shownReceipt(deliveredTo(sql`shown`), sql`shown.id`)}) order by shown.joined_at, shown.id)
  from (select account.id, account.name, account.role, account.avatar_path,
      member.last_read_id, member.delivered_up_to_id, member.joined_at
    from ${conversationMembers} member join ${users} account on account.id = member.user_id
    where member.conversation_id = ${conversations.id} and account.deleted_at is null
      and not is_blocked_pair(account.id, ${ownMembers.userId})
    order by member.joined_at, member.user_id limit ${sql.raw(String(chatLimits.members))}) shown)`;

/** Null in a block with the viewer, who does not see the owner among the members. */
export const ownerOfGroup = sql<number | null>`case
  when not is_blocked_pair(${conversations.ownerId}, ${ownMembers.userId}) then ${conversations.ownerId} end`;

const ofGroup = (column: "name" | "avatar_path" | "members_count") =>
  sql`(select g.${sql.raw(column)} from groups g where g.id = ${conversations.groupId})`;

/** The name of the conversation, or that of the group to which it belongs. */
export const nameOfGroup = sql<string | null>`coalesce(${conversations.name}, ${ofGroup("name")})`;
export const avatarOfGroup = sql<
  string | null
>`coalesce(${conversations.avatarPath}, ${ofGroup("avatar_path")})`;
export const groupSize = sql<number | null>`${ofGroup("members_count")}`;
