import { useSearchParams } from "next/navigation";
import { useRef } from "react";
import useSWR, { useSWRConfig } from "swr";
import { buildUrl, call } from "@/lib/core/api/client";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { getJob, listJobs } from "@/lib/jobs/contract";
import type { Job } from "@/lib/jobs/schemas";
import { type JobSearchParams, parseJobSearchParams } from "@/lib/jobs/search-params";

export type JobsPage = ResponseOf<typeof listJobs>;
export type ChangeJob = (id: number, change: (job: Job) => Job) => void;

const keyOf = (words: JobSearchParams) => buildUrl(listJobs, { query: words });

/** The offers that the address asks for, from what the server rendered on. */
export function useJobs(first: { words: JobSearchParams; page: JobsPage }) {
  const words = parseJobSearchParams(useSearchParams());
  const { mutate: mutateAny } = useSWRConfig();
  const key = keyOf(words);
  const { data, error, isLoading, mutate } = useSWR(key, () => call(listJobs, { query: words as object }), {
    fallbackData: key === keyOf(first.words) ? first.page : undefined,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  // The offers before stay while others come. SWR's own way of it would also hide what a new page brought along.
  const last = useRef(first.page);
  if (data) last.current = data;
  const change: ChangeJob = (id, change) => {
    const known = (job: Job) => (job.id === id ? change(job) : job);
    void mutate((page = first.page) => ({ ...page, data: page.data.map(known) }), { revalidate: false });
    const jobKey = buildUrl(getJob, { ids: { id } });
    void mutateAny<{ data: Job }>(jobKey, (answer) => answer && { data: change(answer.data) }, {
      revalidate: false,
    });
  };
  return {
    words,
    page: data ?? last.current,
    loading: isLoading,
    failed: error !== undefined && !isLoading,
    retry: () => void mutate(),
    change,
  };
}
