import { sql } from "drizzle-orm";
import { index, pgTable, smallint } from "drizzle-orm/pg-core";
import { bytewiseText, parentId, timestamptz, tsvector } from "./columns";
import { posts } from "./posts";

/** Written by triggers (`db/functions/search-index.sql`). It is a table of its own because every like rewrites a post's row. */
export const searchDocuments = pgTable(
  "search_documents",
  {
    postId: parentId("post_id", () => posts.id).primaryKey(),
    createdAt: timestamptz("created_at").notNull(),
    words: tsvector().notNull(),
  },
  (t) => [index("search_documents_words_idx").using("gin", t.words).with({ fastupdate: false })],
);

/** The vocabulary, to complete and correct the words of a query. `weight` is about log2 of the texts with the word. */
export const searchWords = pgTable(
  "search_words",
  { word: bytewiseText().primaryKey(), weight: smallint().notNull().default(0) },
  (t) => [
    index("search_words_trigrams_idx").using("gin", sql`${t.word} gin_trgm_ops`).with({ fastupdate: false }),
  ],
);
