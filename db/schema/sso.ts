import { pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, parentId } from "./columns";
import { users } from "./users";

export const ssoIdentities = pgTable(
  "sso_identities",
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: parentId("user_id", () => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.issuer, t.subject] }),
    uniqueIndex("sso_identities_user_id_key").on(t.userId, t.issuer),
  ],
);
