import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { documentKinds } from "../enums";
import { createdAt, isOneOf, parentId, timestamptz } from "./columns";
import { users } from "./users";

export const documents = pgTable(
  "documents",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: parentId("user_id", () => users.id),
    kind: text({ enum: documentKinds }).notNull(),
    name: text().notNull(),
    path: text().notNull(),
    size: integer().notNull(),
    createdAt: createdAt(),
    archivedAt: timestamptz("archived_at"),
  },
  (t) => [
    index("documents_user_id_idx").on(t.userId, t.createdAt, t.id),
    uniqueIndex("documents_path_key").on(t.path),
    check("documents_kind_check", isOneOf(t.kind, documentKinds)),
  ],
);
