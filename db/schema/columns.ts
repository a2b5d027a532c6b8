import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { customType, timestamp } from "drizzle-orm/pg-core";

export const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

export const createdAt = () => timestamptz("created_at").notNull().defaultNow();

export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Compared byte by byte, so that a prefix is a range of an index in every database. */
export const bytewiseText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** The condition of a check constraint, which takes no parameters: `values` are constants of `db/enums.ts`. */
export function isOneOf(column: AnyColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;
}
