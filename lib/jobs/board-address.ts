import * as z from "zod/mini";
import { boardQuery } from "./contract";

export const boardPath = "/student/dashboard/jobs";

const { per_page: _, ...shape } = boardQuery.shape;
export type BoardWord = keyof typeof shape;
/** The board's filters, order and page as an address says them. */
export type BoardWords = { [K in BoardWord]?: string };

/** What an address says of the board; what the board does not understand is left out. */
export function readBoard(params: Pick<URLSearchParams, "get">): BoardWords {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, schema]) => {
      const value = params.get(name)?.trim();
      return value && z.safeParse(schema, value).success ? [[name, value]] : [];
    }),
  );
}

/** The address that says it; blanks and what goes without saying are left out. */
export function boardAddress(words: BoardWords, job?: number): string {
  const kept = Object.entries({ ...words, job: job === undefined ? "" : String(job) }).filter(
    ([name, value]) =>
      value && !(name === "page" && value === "1") && !(name === "sort" && value === "latest"),
  );
  return kept.length > 0 ? `${boardPath}?${new URLSearchParams(kept)}` : boardPath;
}

/** Whether it is narrowed by anything. */
export function isNarrowed({ sort: _, page: __, ...filters }: BoardWords): boolean {
  return Object.values(filters).some(Boolean);
}
