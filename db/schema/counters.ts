import { bigint, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Points used per limit and key, shared by all processes. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    expire: timestamp({ withTimezone: true }),
  },
  (t) => [index("rate_limits_expire_idx").on(t.expire)],
);

/** Sizes of lists that are too long to count on every request, kept by triggers. */
export const counters = pgTable("tallies", {
  name: text().primaryKey(),
  value: bigint({ mode: "number" }).notNull().default(0),
});
