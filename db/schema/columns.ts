import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, customType, integer, text, timestamp } from "drizzle-orm/pg-core";
import { holdReasons } from "../enums";

export const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

export const createdAt = () => timestamptz("created_at").notNull().defaultNow();

/** The id of the parent row, with which this row is deleted. */
export const parentId = (name: string, parent: () => AnyPgColumn) =>
  integer(name).notNull().references(parent, { onDelete: "cascade" });

export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Compared byte by byte, so that a prefix is a range of an index in every database. */
export const bytewiseText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** The condition of a check constraint, which takes no parameters: `values` are constants of `db/enums.ts`. */
export function isOneOf(column: AnyColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;
}

/** The state of a text that a moderation rule holds back. While it is pending, only its author and administrators see it. */
export const holdColumns = {
  heldFor: text("held_for", { enum: holdReasons }),
  /** The word that the text contains, as the moderation rule spells it; null for the other reasons. */
  heldWord: text("held_word"),
  /** The time at which it was written or, for an edit of a published text, edited. */
  heldAt: timestamptz("held_at"),
};
