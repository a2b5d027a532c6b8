import { useEndpoint } from "@/components/ui/use-endpoint";
import { getApplication } from "@/lib/applications/contract";
import type { ApplicationWithEvents } from "@/lib/applications/schemas";
import { buildUrl } from "@/lib/core/api/client";
import { useApplicationChanges } from "./use-application-changes";

export const applicationKey = (id: number) => buildUrl(getApplication, { params: { id } });

export function useApplication(id: number, initialData?: ApplicationWithEvents) {
  const { data, error, mutate } = useEndpoint(
    getApplication,
    { params: { id } },
    {
      fallbackData: initialData && { data: initialData },
      shouldRetryOnError: false,
      revalidateOnFocus: true,
    },
  );
  useApplicationChanges(() => void mutate());
  return { application: data?.data, error, refresh: () => mutate() };
}
