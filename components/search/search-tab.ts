import type { ReactNode } from "react";

/** A tab of the results page, with its results. */
export type SearchTab = {
  form: ReactNode;
  /** Null before anything is searched. */
  list: { total: number; current_page: number; last_page: number } | null;
  pageHref: (page: number) => string;
  results: ReactNode;
};
