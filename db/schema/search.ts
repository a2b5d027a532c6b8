import { sql } from "drizzle-orm";
import { customType, index, integer, pgTable, smallint, text, timestamp } from "drizzle-orm/pg-core";
import { posts } from "./posts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * What search reads of a published post, kept by triggers (migration `post-search`): the stems of its words and, as
 * words too, what it can be narrowed by. Apart from the posts, whose rows every like rewrites.
 */
export const searchDocuments = pgTable(
  "search_documents",
  {
    postId: integer("post_id")
      .primaryKey()
      .references(() => posts.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    words: tsvector().notNull(),
  },
  (t) => [index("search_documents_words_idx").using("gin", t.words).with({ fastupdate: false })],
);

/** Every word of a published post, for completing and correcting a query's; weight is about log2 of its posts. */
export const searchWords = pgTable(
  "search_words",
  { word: text().primaryKey(), weight: smallint().notNull().default(0) },
  (t) => [
    index("search_words_trigrams_idx").using("gin", sql`${t.word} gin_trgm_ops`).with({ fastupdate: false }),
  ],
);
