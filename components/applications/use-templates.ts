import useSWR from "swr";
import { listMessageTemplates } from "@/lib/applications/templates-contract";
import { buildUrl, call } from "@/lib/core/api/client";

/** Empty while loading. */
export function useTemplates() {
  const { data, mutate } = useSWR(buildUrl(listMessageTemplates, {}), () => call(listMessageTemplates, {}), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return { templates: data?.data ?? [], refresh: () => mutate() };
}
