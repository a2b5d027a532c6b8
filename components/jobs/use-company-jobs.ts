import { useTranslations } from "next-intl";
import useSWR from "swr";
import { toast } from "@/components/ui/toast";
import type { JobStatus } from "@/db/enums";
import { buildUrl, call } from "@/lib/core/api/client";
import { listCompanyJobs } from "@/lib/jobs/contract";
import type { Job } from "@/lib/jobs/schemas";
import type { JobsPage } from "./use-jobs";

type Query = { status?: JobStatus; page: number; per_page: number };

export function useCompanyJobs(query: Query, first: JobsPage) {
  const t = useTranslations("jobs");
  const { data: page = first, mutate } = useSWR(
    buildUrl(listCompanyJobs, { query }),
    () => call(listCompanyJobs, { query }),
    {
      fallbackData: first,
      revalidateOnMount: false,
      revalidateOnFocus: false,
      onError: () => toast.error(t("failed.list")),
    },
  );
  const update = (change: (jobs: Job[]) => Job[], added = 0) =>
    void mutate(
      (current = first) => ({ ...current, data: change(current.data), total: current.total + added }),
      {
        revalidate: false,
      },
    );
  return {
    page,
    replace: (job: Job) => update((jobs) => jobs.map((each) => (each.id === job.id ? job : each))),
    remove: (id: number) => update((jobs) => jobs.filter((job) => job.id !== id), -1),
  };
}
