import { useEndpoint } from "@/components/ui/use-endpoint";
import { listMessageTemplates } from "@/lib/applications/templates-contract";

/** Empty while loading. */
export function useTemplates() {
  const config = { revalidateOnFocus: false, shouldRetryOnError: false };
  const { data, mutate } = useEndpoint(listMessageTemplates, {}, config);
  return { templates: data?.data ?? [], refresh: () => mutate() };
}
