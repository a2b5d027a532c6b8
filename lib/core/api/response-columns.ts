import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { storageUrl } from "@/lib/core/storage/urls";

type Text<C extends PgColumn> = SQL<C["_"]["notNull"] extends true ? string : string | null>;

/** Converts a time as the database formats it in JSON. */
export function toIsoDate(time: string): string {
  return new Date(time).toISOString();
}

export function isoDateOf<C extends PgColumn>(column: C): Text<C> {
  const toIso = (value: unknown) => (column.mapFromDriverValue(value) as Date).toISOString();
  return sql`${column}`.mapWith(toIso);
}

/** Formats a time in JSON that the database builds, which would have another form. */
export function isoTextOf(time: SQL): SQL<string | null> {
  return sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

export function fileUrlOf<C extends PgColumn>(column: C): Text<C> {
  return sql`${column}`.mapWith(storageUrl);
}

/** The profile of an author. It is one column because drizzle nests selections only one level deep. */
export function profileOf(avatarPath: PgColumn): SQL<{ avatar_url: string | null }> {
  const toProfile = (path: string) => ({ avatar_url: path === "" ? null : storageUrl(path) });
  return sql`coalesce(${avatarPath}, '')`.mapWith(toProfile);
}
