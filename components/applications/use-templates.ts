import { useEndpoint } from "@/components/ui/use-endpoint";
import { listMessageTemplates } from "@/lib/applications/templates-contract";

/** Returns an empty list while loading. */
export function useTemplates() {
  const { data, error, isLoading, mutate } = useEndpoint(
    listMessageTemplates,
    {},
    { shouldRetryOnError: false },
  );
  return { templates: data?.data ?? [], error, isLoading, refresh: () => mutate() };
}
