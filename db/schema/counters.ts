import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";

/** Sizes of lists that are too long to count on every request, maintained by triggers (`db/functions/counters.sql`). */
export const counters = pgTable("counters", {
  name: text().primaryKey(),
  value: bigint({ mode: "number" }).notNull().default(0),
});

/** The changes of counters since `add_counter_changes()` ran last. */
export const counterChanges = pgTable("counter_changes", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  change: integer().notNull(),
});
