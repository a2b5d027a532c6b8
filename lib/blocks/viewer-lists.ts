import { type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import type { ViewerParams } from "@/lib/core/auth/viewer";

type ListName = "blocked" | "muted";

/** Reads the viewer's ids once, for a query with many conditions that would each read them again. */
export function viewerLists(lists: Record<ListName, SQL>) {
  const columns = Object.entries(lists).map(([name, ids]) => [name, sql`array(${ids})`.as(name)]);
  return db.$with("viewer_lists").as(db.select(Object.fromEntries(columns)).from(sql`(select) one`));
}

export function isInList({ hasLists }: ViewerParams, name: ListName, id: SQL, ids: SQL): SQL<boolean> {
  return hasLists ? sql`${id} = any(${viewerList(name)})` : sql`${id} in (${ids})`;
}

/** The cast turns the subquery into a value, which is read once. */
export const viewerList = (name: ListName): SQL => sql.raw(`(select ${name} from viewer_lists)::int[]`);
