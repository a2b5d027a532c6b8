import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { storageUrl } from "@/lib/core/storage/urls";

type Text<C extends PgColumn> = SQL<C["_"]["notNull"] extends true ? string : string | null>;

/** A time in UTC as the database formats it, in rows or in JSON. */
const utcTime = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(?:\.(\d{1,3})\d*)?\+00(?::00)?$/;

/** Rewrites the text, since `Date` takes ten times as long; only other time zones and years need it. */
export function toIsoDate(time: string): string {
  const [, day, clock, fraction = ""] = utcTime.exec(time) ?? [];
  return day ? `${day}T${clock}.${fraction.padEnd(3, "0")}Z` : new Date(time).toISOString();
}

export function isoDateOf<C extends PgColumn>(column: C): Text<C> {
  return sql`${column}`.mapWith(toIsoDate);
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
