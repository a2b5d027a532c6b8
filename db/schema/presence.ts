import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text } from "drizzle-orm/pg-core";
import { presenceStatuses } from "../enums";
import { isOneOf, parentId, timestamptz } from "./columns";
import { users } from "./users";

/** The worker writes it from what the realtime server reports, except `is_hidden`. */
export const presence = pgTable(
  "presence",
  {
    userId: parentId("user_id", () => users.id).primaryKey(),
    status: text({ enum: presenceStatuses }).notNull().default("offline"),
    /** The time since which less than `status` is reported. */
    lowerSince: timestamptz("lower_since"),
    /** The time at which the last tab was closed; valid for `offline` only. */
    lastSeenAt: timestamptz("last_seen_at"),
    isHidden: boolean("is_hidden").notNull().default(false),
  },
  (t) => [
    index("presence_connected_idx").on(t.userId).where(sql`${t.status} <> 'offline'`),
    check("presence_status_check", isOneOf(t.status, presenceStatuses)),
  ],
);
