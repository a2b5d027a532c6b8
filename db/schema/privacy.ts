import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { dataExportStatuses, type userStatuses } from "../enums";
import { createdAt, isOneOf, parentId, timestamptz } from "./columns";
import { users } from "./users";

export const dataExports = pgTable(
  "data_exports",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: parentId("user_id", () => users.id),
    status: text({ enum: dataExportStatuses }).notNull().default("pending"),
    path: text(),
    size: bigint({ mode: "number" }),
    attempts: integer().notNull().default(0),
    dueAt: timestamptz("due_at").notNull().defaultNow(),
    createdAt: createdAt(),
    readyAt: timestamptz("ready_at"),
    expiresAt: timestamptz("expires_at"),
  },
  (t) => [
    index("data_exports_user_id_idx").on(t.userId, t.createdAt, t.id),
    uniqueIndex("data_exports_pending_key").on(t.userId).where(sql`${t.status} = 'pending'`),
    index("data_exports_due_idx").on(t.dueAt, t.id).where(sql`${t.status} = 'pending'`),
    uniqueIndex("data_exports_path_key").on(t.path),
    check("data_exports_status_check", isOneOf(t.status, dataExportStatuses)),
  ],
);

/** The rows that deletion hid, by their previous status, so that signing in again restores them. */
export type HiddenRows = {
  status: (typeof userStatuses)[number];
  posts: Record<string, number[]>;
  comments: Record<string, number[]>;
  applications: number[];
  membership: { company_id: number; role: string } | null;
  company: { id: number } | null;
};

/** Users between deletion and anonymisation. Those whom an administrator deleted cannot restore themselves. */
export const userDeletions = pgTable("user_deletions", {
  userId: parentId("user_id", () => users.id).primaryKey(),
  byAdmin: boolean("by_admin").notNull(),
  hidden: jsonb().$type<HiddenRows>().notNull(),
  createdAt: createdAt(),
});
