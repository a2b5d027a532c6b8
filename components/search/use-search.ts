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
  const searchable = trimmed.length >= 2 ? trimmed : "";
  useEffect(() => {
    const timer = setTimeout(() => setQuery(searchable), searchable ? delayMs : 0);
    return () => clearTimeout(timer);
  }, [searchable]);
  const options = { query: { q: query, per_page: perPage, sort: "latest", ...filters } };
  const { data, isLoading } = useSWR(
    query ? buildUrl(searchPosts, options) : null,
    async () => (await call(searchPosts, options)).data,
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  return {
    results: query && searchable ? data : undefined,
    loading: searchable !== "" && (isLoading || query !== searchable),
  };
}
