import { useTranslations } from "next-intl";
import { toast } from "@/components/ui/toast";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { errorMessage } from "@/lib/core/api/error-message";
import { withRows } from "@/lib/core/api/with-rows";
import { type CompanyJobsQuery, listCompanyJobs } from "@/lib/jobs/contract";
import type { Job } from "@/lib/jobs/schemas";
import type { JobsPage } from "./use-jobs";

export function useCompanyJobs(query: CompanyJobsQuery, initialPage: JobsPage) {
  const t = useTranslations("jobs");
  const {
    data: page = initialPage,
    error,
    mutate,
    change,
  } = useEndpoint(
    listCompanyJobs,
    { query },
    { fallbackData: initialPage, onError: (cause) => toast.error(errorMessage(cause, t("failed.list"))) },
  );
  const update = (changeJobs: (jobs: Job[]) => Job[]) =>
    change((page) => withRows(page, changeJobs(page.data)));
  return {
    page,
    error,
    reload: () => mutate(),
    replace: (job: Job) => update((jobs) => jobs.map((current) => (current.id === job.id ? job : current))),
    remove(id: number) {
      update((jobs) => jobs.filter((job) => job.id !== id));
      // The first job of the next page moves up.
      if (page.current_page < page.last_page) void mutate();
    },
  };
}
