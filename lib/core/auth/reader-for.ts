import { db, type ReadDatabase } from "@/db/client";
import { replica } from "@/db/replica";
import type { ViewerParams } from "./viewer";

/** Lists of what everybody may see, for a visitor, may be a few seconds old. What a user reads is not (docs/decisions.md). */
export function readerFor({ role }: Pick<ViewerParams, "role">): ReadDatabase {
  return role === "visitor" ? replica : db;
}
