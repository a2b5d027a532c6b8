import useSWR from "swr";
import { buildUrl, call } from "@/lib/core/api/client";
import { getJob } from "@/lib/jobs/contract";
import type { Job } from "@/lib/jobs/schemas";

/** The request also counts as a view. */
export function useJob(id: number | undefined, listed: Job | undefined): Job | undefined {
  const { data } = useSWR(
    id === undefined ? null : buildUrl(getJob, { ids: { id } }),
    () => call(getJob, { ids: { id: id as number } }),
    {
      fallbackData: listed && { data: listed },
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );
  return data?.data;
}
