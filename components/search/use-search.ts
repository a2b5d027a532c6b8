import { useEffect, useState } from "react";
import useSWR from "swr";
import type { Category, ContentType } from "@/db/enums";
import { buildUrl, call } from "@/lib/core/api/client";
import { searchPosts } from "@/lib/search/contract";

export type Filters = { content_type: ContentType | ""; category: Category | "" };
export const noFilters: Filters = { content_type: "", category: "" };

const delayMs = 300;
const perPage = 10;

/** Debounced by 300 ms, from 2 characters on; an error empties the results (docs/product.md#search). */
export function useSearch(text: string, filters: Filters) {
  const [query, setQuery] = useState("");
  const trimmed = text.trim();
  const wanted = trimmed.length >= 2 ? trimmed : "";
  useEffect(() => {
    const timer = setTimeout(() => setQuery(wanted), wanted ? delayMs : 0);
    return () => clearTimeout(timer);
  }, [wanted]);
  const options = { query: { q: query, per_page: perPage, sort: "latest", ...filters } };
  const { data, isLoading } = useSWR(
    query ? buildUrl(searchPosts, options) : null,
    async () => (await call(searchPosts, options)).data,
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  return {
    found: query && wanted ? data : undefined,
    loading: wanted !== "" && (isLoading || query !== wanted),
  };
}
