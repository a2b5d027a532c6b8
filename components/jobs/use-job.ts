import useSWR from "swr";
import { call, urlOf } from "@/lib/api/client";
import { getJob } from "@/lib/jobs/contract";
import type { Job } from "@/lib/jobs/shapes";

/** One offer as it stands now; asking for it also counts the look at it. */
export function useJob(id: number | undefined, known: Job | undefined): Job | undefined {
  const { data } = useSWR(
    id === undefined ? null : urlOf(getJob, { ids: { id } }),
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
