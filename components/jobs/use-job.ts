import { useEndpoint } from "@/components/ui/use-endpoint";
import { getJob } from "@/lib/jobs/contract";
import type { Job } from "@/lib/jobs/schemas";

/** The request also counts as a view. */
export function useJob(id: number | undefined, listed: Job | undefined): Job | undefined {
  const { data } = useEndpoint(getJob, id === undefined ? null : { ids: { id } }, {
    fallbackData: listed && { data: listed },
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  return data?.data;
}
