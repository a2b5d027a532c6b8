import useSWR, { type SWRConfiguration, useSWRConfig } from "swr";
import { buildUrl, type CallOptions, call } from "@/lib/core/api/client";
import type { Endpoint, ResponseOf } from "@/lib/core/api/endpoint";
import { useLatest } from "./use-latest";

type Config<T> = Omit<SWRConfiguration<T>, "fallbackData"> & { fallbackData?: T | undefined };

function useLiveResponse<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> | null,
  config: Config<ResponseOf<E>> = {},
) {
  const key = options && buildUrl(endpoint, options);
  const { fallbackData } = config;
  const { cache, mutate } = useSWRConfig();
  const isCached = key !== null && cache.get(key)?.data !== undefined;
  const response = useSWR<ResponseOf<E>>(key, () => call(endpoint, options as CallOptions<E>), {
    revalidateOnFocus: false,
    revalidateOnMount: fallbackData === undefined || isCached,
    ...config,
  });
  // A change may come with the response to another call, when the URL is another one by now.
  const latest = useLatest({ key, fallbackData });
  /** Shows a change of the data at once; before there is any, nothing. */
  function change(update: (data: ResponseOf<E>) => ResponseOf<E>): void {
    const { key, fallbackData } = latest.current;
    if (key === null) return;
    // SWR drops the response to a call during which the data is changed: it is then loaded again.
    const revalidate = cache.get(key)?.isValidating === true;
    void mutate(key, (data = fallbackData) => data && update(data), { revalidate });
  }
  return Object.assign(response, { change });
}

/** The response that SWR returns on the server, without its hooks, which cost as much as ten elements. */
const useInitialResponse: typeof useLiveResponse = (_endpoint, options, config = {}) => {
  const { fallbackData: data, revalidateOnMount = data === undefined } = config;
  const isLoading = options !== null && revalidateOnMount;
  return {
    data,
    error: undefined,
    isLoading,
    isValidating: isLoading,
    mutate: async () => data,
    change() {},
  };
};

/**
 * Returns the response of an endpoint, cached by its URL; nothing is fetched while `options` is null. Neither a mount
 * with `fallbackData`, which the server has just read, nor the window's focus loads it again, unless `config` says
 * so. A mount does load it where an earlier one has left its data in the cache, which would be shown instead of the
 * server's.
 */
export const useEndpoint = typeof window === "undefined" ? useInitialResponse : useLiveResponse;
