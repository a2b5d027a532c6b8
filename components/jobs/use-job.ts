import useSWR from "swr";
import { buildUrl, call } from "@/lib/core/api/client";
import { getJob } from "@/lib/jobs/contract";
import type { Job } from "@/lib/jobs/schemas";

/** One offer as it stands now; asking for it also counts the look at it. */
export function useJob(id: number | undefined, known: Job | undefined): Job | undefined {
  const { data } = useSWR(
    id === undefined ? null : buildUrl(getJob, { ids: { id } }),
    () => call(getJob, { ids: { id: id as number } }),
    {
      fallbackData: known && { data: known },
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );
  return data?.data;
}
