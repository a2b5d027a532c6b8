import { useDebouncedValue } from "@/components/ui/use-debounced-value";
import { useEndpoint } from "@/components/ui/use-endpoint";
import type { Category, ContentType } from "@/db/enums";
import { searchPosts } from "@/lib/search/contract";

export type Filters = { content_type: ContentType | ""; category: Category | "" };
export const noFilters: Filters = { content_type: "", category: "" };

const delayMs = 300;
const perPage = 10;

/** Debounced by 300 ms, from 2 characters on; an error empties the results (docs/product.md#search). */
export function useSearch(text: string, filters: Filters) {
  const trimmed = text.trim();
  const searchable = trimmed.length >= 2 ? trimmed : "";
  const q = useDebouncedValue(searchable, searchable ? delayMs : 0);
  const { data, isLoading } = useEndpoint(
    searchPosts,
    q ? { query: { q, per_page: perPage, sort: "latest", ...filters } } : null,
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  return {
    results: q && searchable ? data?.data : undefined,
    loading: searchable !== "" && (isLoading || q !== searchable),
  };
}
