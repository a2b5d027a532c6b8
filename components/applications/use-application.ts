import { useAfterReconnection } from "@/components/realtime/use-after-reconnection";
import { useOwnChannel } from "@/components/realtime/use-own-channel";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { getApplication } from "@/lib/applications/contract";
import type { ApplicationWithEvents } from "@/lib/applications/schemas";
import { buildUrl } from "@/lib/core/api/client";

export const applicationKey = (id: number) => buildUrl(getApplication, { params: { id } });

/** One application with its timeline, updated live. */
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
  useAfterReconnection(() => void mutate());
  // Runs for any id in the event: when a colleague decides on several applications, members get one event.
  useOwnChannel("application:changed", () => void mutate());
  return { application: data?.data, error, refresh: () => mutate() };
}
