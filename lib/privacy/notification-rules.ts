import { sql } from "drizzle-orm";
import { isCommentAuthor, isMessageSender } from "./row-conditions";
import { deleteRows, hasEmailIn, isUser, ownedRows, redactParams, type TableRules } from "./table-rules";

/**
 * Three of these tables are read as a whole. They come first, while no row is locked that others change, such as the
 * posts that the user liked.
 */
export const notificationRules: readonly TableRules[] = [
  {
    // The notifications of others stay, without the user.
    table: "notification_events",
    columns: ["actor_id"],
    erased: [
      deleteRows("notification_events", "actor_id"),
      // They quote the comments that the user wrote as a visitor, too.
      (user) => sql`delete from notification_events e using comments t
        where e.source = 'comment:' || t.id and ${isCommentAuthor(user)}`,
      redactParams("notification_events"),
    ],
  },
  {
    table: "notifications",
    columns: ["user_id", "actor_id"],
    exported: isUser("user_id"),
    erased: [
      deleteRows("notifications", "user_id"),
      deleteRows("notifications", "actor_id"),
      redactParams("notifications"),
    ],
  },
  {
    table: "emails",
    columns: ["user_id", "recipient"],
    exported: (user) => sql`(${isUser("user_id")(user)} or ${hasEmailIn("recipient")(user)})`,
    erased: [
      deleteRows("emails", "user_id"),
      (user) => sql`delete from emails t where ${hasEmailIn("recipient")(user)}`,
      // Their contact messages are in the administrators' mailboxes as well.
      (user) => sql`delete from emails m where m.params ->> 'contact_message' in (
        select t.id::text from contact_messages t where ${isMessageSender(user)})`,
      redactParams("emails"),
    ],
  },
  ownedRows("notification_preferences"),
  ownedRows("notification_settings"),
];
