import useSWR from "swr";
import { call, urlOf } from "@/lib/api/client";
import { getApplication } from "@/lib/applications/contract";
import type { ApplicationWithEvents } from "@/lib/applications/shapes";
import { userChannel } from "@/lib/realtime/channels";
import { useChannel } from "@/lib/realtime/subscribe";

/** One application with its timeline, kept right while it stands open. */
export function useApplication(viewerId: number, id: number, first?: ApplicationWithEvents) {
  const ids = { id };
  const { data, error, mutate } = useSWR(
    urlOf(getApplication, { ids }),
    () => call(getApplication, { ids }),
    { fallbackData: first && { data: first }, revalidateOnMount: !first, shouldRetryOnError: false },
  );
  useChannel(userChannel(viewerId), "application:changed", (changed) => {
    if (changed.id === id) void mutate();
  });
  return { application: data?.data, failed: error !== undefined, refresh: () => mutate() };
}
