import type { ReactNode } from "react";
import { emptyToUndefined, singleLine } from "@/lib/core/schemas/fields";

/** A query for names or titles, with the maximum length of the search box instead of the list's. */
export const nameQuery = emptyToUndefined(singleLine(200, { min: 2 }));

/** A tab of the results page, with its results. */
export type SearchTab = {
  form: ReactNode;
  /** Null before anything has been searched. */
  list: { total: number; current_page: number; last_page: number } | null;
  pageHref: (page: number) => string;
  results: ReactNode;
};
