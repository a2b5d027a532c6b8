import { useState } from "react";
import type { CallOptions } from "@/lib/core/api/client";
import type { Endpoint } from "@/lib/core/api/endpoint";
import { useDebouncedValue } from "./use-debounced-value";
import { useEndpoint } from "./use-endpoint";

type Options<E extends Endpoint> = {
  request: (query: string) => CallOptions<E>;
  /** The number of characters from which on it searches. */
  minLength?: number;
  delayMs?: number;
};

/**
 * Searches while the user types in `control`. After an error, or for a text that is too short, there is no `data`. Until a
 * response arrives, `data` is that of the previous `query`; its count is not to be shown then.
 */
export function useTypeahead<E extends Endpoint>(
  endpoint: E,
  { request, minLength = 2, delayMs = 300 }: Options<E>,
) {
  const [text, setText] = useState("");
  const typed = text.trim();
  const debounced = useDebouncedValue(typed, typed ? delayMs : 0);
  const isLong = typed.length >= minLength;
  const query = isLong && debounced.length >= minLength ? debounced : "";
  const { data, error, isLoading, mutate } = useEndpoint(endpoint, query ? request(query) : null, {
    shouldRetryOnError: false,
    keepPreviousData: true,
  });
  return {
    control: { value: text, onChange: (event: { target: { value: string } }) => setText(event.target.value) },
    typed,
    query,
    data: query && !error ? data : undefined,
    error: query ? error : undefined,
    isLoading: isLong && (isLoading || query !== typed),
    retry: () => void mutate(),
  };
}
