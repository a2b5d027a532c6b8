import { useRef } from "react";
import { buildUrl, type CallOptions } from "@/lib/core/api/client";
import type { Endpoint, ResponseOf } from "@/lib/core/api/endpoint";
import { useEndpoint } from "./use-endpoint";

export type ListPageData<E extends Endpoint> = { options: CallOptions<E>; page: ResponseOf<E> };

/** The list page of `options`; while it loads, the previous one. The server rendered `initialData`. */
export function useListPage<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
  initialData: ListPageData<E>,
  onError?: (error: unknown, retry: () => void) => void,
) {
  const isFirst = buildUrl(endpoint, options) === buildUrl(endpoint, initialData.options);
  const { data, error, isLoading, mutate, change } = useEndpoint(endpoint, options, {
    fallbackData: isFirst ? initialData.page : undefined,
    // A page that was shown before may have changed since, even within SWR's two seconds.
    dedupingInterval: 0,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
    onError: (error) => onError?.(error, () => void mutate()),
  });
  // SWR's keepPreviousData would also hide the fallback data of a new page.
  const lastPage = useRef(initialData.page);
  if (data) lastPage.current = data;
  return {
    page: data ?? lastPage.current,
    isLoading,
    error: isLoading ? undefined : error,
    retry: () => void mutate(),
    mutate,
    change,
  };
}
