import useSWR, { type SWRConfiguration, useSWRConfig } from "swr";
import { buildUrl, type CallOptions, call } from "@/lib/core/api/client";
import type { Endpoint, ResponseOf } from "@/lib/core/api/endpoint";

/**
 * What an endpoint returns, cached by its URL; nothing is fetched while `options` is null. Neither a mount with
 * `fallbackData`, which the server has just read, nor the window's focus loads it again, unless `config` says so; a mount
 * does where an earlier one has left its data in the cache, which would be shown in place of the server's. SWR drops the
 * response to a call during which `mutate` changes the data: where `isValidating`, a change must revalidate.
 */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> | null,
  config: SWRConfiguration<ResponseOf<E>> = {},
) {
  const key = options && buildUrl(endpoint, options);
  const { cache } = useSWRConfig();
  const isCached = key !== null && cache.get(key)?.data !== undefined;
  return useSWR<ResponseOf<E>>(key, () => call(endpoint, options as CallOptions<E>), {
    revalidateOnFocus: false,
    revalidateOnMount: config.fallbackData === undefined || isCached,
    ...config,
  });
}
