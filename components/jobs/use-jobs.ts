import { useSearchParams } from "next/navigation";
import { useRef } from "react";
import { useSWRConfig } from "swr";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { buildUrl } from "@/lib/core/api/client";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { getJob, listJobs } from "@/lib/jobs/contract";
import type { Job } from "@/lib/jobs/schemas";
import { type JobSearchParams, parseJobSearchParams } from "@/lib/jobs/search-params";

export type JobsPage = ResponseOf<typeof listJobs>;
export type ChangeJob = (id: number, change: (job: Job) => Job) => void;

const toKey = (params: JobSearchParams) => buildUrl(listJobs, { query: params });

export function useJobs(first: { params: JobSearchParams; page: JobsPage }) {
  const params = parseJobSearchParams(Object.fromEntries(useSearchParams()));
  const { mutate: mutateAny } = useSWRConfig();
  const { data, error, isLoading, mutate } = useEndpoint(
    listJobs,
    { query: params },
    {
      fallbackData: toKey(params) === toKey(first.params) ? first.page : undefined,
      revalidateIfStale: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );
  // SWR's keepPreviousData would also hide the fallback data of a new page.
  const last = useRef(first.page);
  if (data) last.current = data;
  const change: ChangeJob = (id, change) => {
    const changeOne = (job: Job) => (job.id === id ? change(job) : job);
    void mutate((page = first.page) => ({ ...page, data: page.data.map(changeOne) }), { revalidate: false });
    const jobKey = buildUrl(getJob, { ids: { id } });
    void mutateAny<{ data: Job }>(jobKey, (cached) => cached && { data: change(cached.data) }, {
      revalidate: false,
    });
  };
  return {
    params,
    page: data ?? last.current,
    loading: isLoading,
    error: isLoading ? undefined : error,
    retry: () => void mutate(),
    change,
  };
}
