import useSWR from "swr";
import { getApplication } from "@/lib/applications/contract";
import type { ApplicationWithEvents } from "@/lib/applications/schemas";
import { buildUrl, call } from "@/lib/core/api/client";
import { userChannel } from "@/lib/core/realtime/channels";
import { useChannel } from "@/lib/core/realtime/subscribe";

/** One application with its timeline, kept right while it stands open. */
export function useApplication(viewerId: number, id: number, first?: ApplicationWithEvents) {
  const ids = { id };
  const { data, error, mutate } = useSWR(
    buildUrl(getApplication, { ids }),
    () => call(getApplication, { ids }),
    { fallbackData: first && { data: first }, revalidateOnMount: !first, shouldRetryOnError: false },
  );
  useChannel(userChannel(viewerId), "application:changed", (changed) => {
    if (changed.id === id) void mutate();
  });
  return { application: data?.data, failed: error !== undefined, refresh: () => mutate() };
}
