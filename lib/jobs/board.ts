import { desc } from "drizzle-orm";
import { db } from "@/db/client";
import { isOpen } from "@/db/open-jobs";
import { jobPostings } from "@/db/schema/jobs";
import { type PageQuery, toPage } from "@/lib/core/api/pagination";
import { prepareFirstPage } from "@/lib/core/api/prepare-first-page";
import type { Viewer, ViewerParams } from "@/lib/core/auth/viewer";
import { limitInText } from "@/lib/core/database/limit-in-text";
import { maxMatches } from "./constants";
import { type JobsQuery, jobFilters } from "./contract";
import { selectListed, serializeJob } from "./select";

/** Whether the query is for all open jobs, newest first: this most frequent query needs no search. */
export function isWholeBoard(query: JobsQuery): boolean {
  const filters = Object.keys(jobFilters) as (keyof typeof jobFilters)[];
  return query.sort !== "deadline" && filters.every((name) => query[name] === undefined);
}

export async function listBoard(viewer: Viewer, { page, per_page }: PageQuery) {
  const query = { page, per_page };
  return toPage(await readBoardRows(viewer, query), serializeJob, query);
}

const readBoardRows = prepareFirstPage([{ page: 1, per_page: 20 }], selectBoardRows);

function selectBoardRows(viewer: ViewerParams, query: PageQuery) {
  const board = db
    .select({ id: jobPostings.id, createdAt: jobPostings.createdAt })
    .from(jobPostings)
    .where(isOpen)
    .orderBy(desc(jobPostings.createdAt), desc(jobPostings.id))
    .limit(limitInText(maxMatches))
    .as("board");
  const order = [desc(board.createdAt), desc(board.id)];
  return selectListed(viewer, query, { from: board, id: board.id, order, isLimitInText: true });
}
