import { useSWRConfig } from "swr";
import { useApplicationChanges } from "@/components/applications/use-application-changes";
import { useListPage } from "@/components/ui/use-list-page";
import { useRefetch } from "@/components/ui/use-refetch";
import { buildUrl } from "@/lib/core/api/client";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { getJob, listJobs } from "@/lib/jobs/contract";
import type { Job } from "@/lib/jobs/schemas";
import type { JobSearchParams } from "@/lib/jobs/search-params";

export type JobsPage = ResponseOf<typeof listJobs>;
export type ChangeJob = (id: number, change: (job: Job) => Job) => void;

export function useJobs(
  { params: query, page }: { params: JobSearchParams; page: JobsPage },
  params: JobSearchParams,
) {
  const { mutate: mutateAny } = useSWRConfig();
  const { change: changePage, ...list } = useListPage(
    listJobs,
    { query: params },
    { options: { query }, page },
  );
  // Jobs show the status of the viewer's applications: the list, and the job beside it.
  const refetch = useRefetch();
  useApplicationChanges(() => refetch(listJobs.path));
  const change: ChangeJob = (id, change) => {
    const changeOne = (job: Job) => (job.id === id ? change(job) : job);
    changePage((current) => ({ ...current, data: current.data.map(changeOne) }));
    const jobKey = buildUrl(getJob, { params: { id } });
    void mutateAny<{ data: Job }>(jobKey, (cached) => cached && { data: change(cached.data) }, {
      // SWR drops the response of a pending request, so without cached data it is fetched again.
      revalidate: (data) => data === undefined,
    });
  };
  return { ...list, change };
}
