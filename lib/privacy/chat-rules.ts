import { sql } from "drizzle-orm";
import { groupConversationsLock } from "@/lib/chat/new-owners";
import { groupsLock } from "@/lib/groups/new-owners";
import { deleteRows, isUser, ownedRows, pairRows, type TableRules } from "./table-rules";

/** Applied in this order. */
export const chatRules: readonly TableRules[] = [
  // An export contains the messages that the user sent, not those of others.
  {
    ...ownedRows("messages", "sender_id"),
    columns: ["sender_id", "event_user_id"],
    erased: [
      (user) => sql`update messages t set content = '', deleted_at = case when t.event is null
        then coalesce(t.deleted_at, now()) end where ${isUser("sender_id")(user)}`,
    ],
  },
  ownedRows("message_attachments"),
  ownedRows("message_reactions"),
  {
    ...ownedRows("conversation_members"),
    // Groups first, as in a ban: in another order, the two could wait for each other.
    erased: [
      ({ id }) => groupsLock(id),
      ({ id }) => groupConversationsLock(id),
      deleteRows("conversation_members", "user_id"),
    ],
  },
  ownedRows("chat_settings"),
  {
    // A direct conversation is deleted with its messages: the other user no longer sees it. A group has another owner
    // by now.
    ...pairRows("conversations", ["low_user_id", "high_user_id"]),
    columns: ["low_user_id", "high_user_id", "owner_id"],
  },
];
