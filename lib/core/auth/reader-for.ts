import { db, type ReadDatabase } from "@/db/client";
import { replica } from "@/db/replica";
import type { ViewerParams } from "./viewer";

/** Public lists that visitors read may be a few seconds old; reads of signed-in users may not (docs/decisions.md). */
export function readerFor({ role }: Pick<ViewerParams, "role">): ReadDatabase {
  return role === "visitor" ? replica : db;
}
