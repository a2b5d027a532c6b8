import { useTranslations } from "next-intl";
import useSWR from "swr";
import { toast } from "@/components/ui/toast";
import { buildUrl, call } from "@/lib/core/api/client";
import type { JobStatus } from "@/lib/jobs/constants";
import { listCompanyJobs, updateJob } from "@/lib/jobs/contract";
import type { Job } from "@/lib/jobs/schemas";
import { jobErrorMessage } from "./job-error-message";
import type { JobsPage } from "./use-jobs";

type Query = { status?: JobStatus; page: number; per_page: number };

/** A page of the company's offers, from what the server rendered on; what changes shows at once. */
export function useCompanyJobs(query: Query, first: JobsPage) {
  const t = useTranslations("jobs");
  const { data, mutate } = useSWR(
    buildUrl(listCompanyJobs, { query }),
    () => call(listCompanyJobs, { query }),
    {
      fallbackData: first,
      revalidateOnMount: false,
      revalidateOnFocus: false,
      onError: () => toast.error(t("failed.list")),
    },
  );
  const change = (how: (jobs: Job[]) => Job[], step = 0) =>
    void mutate((page = first) => ({ ...page, data: how(page.data), total: page.total + step }), {
      revalidate: false,
    });
  const put = (job: Job) => change((jobs) => jobs.map((each) => (each.id === job.id ? job : each)));

  /** Resolves to what went wrong, or null. */
  async function setStatus(job: Job, status: "active" | "closed"): Promise<string | null> {
    const [done, failed] = messageKeys(job, status);
    try {
      put((await call(updateJob, { ids: { id: job.id }, body: { status } })).data);
      toast.success(t(done));
      return null;
    } catch (failure) {
      const sentence = jobErrorMessage(failure, t(failed));
      toast.error(sentence);
      return sentence;
    }
  }
  return {
    page: data ?? first,
    put,
    setStatus,
    remove: (id: number) => change((jobs) => jobs.filter((job) => job.id !== id), -1),
  };
}

function messageKeys(job: Job, status: "active" | "closed") {
  if (status === "closed") return ["done.deactivated", "failed.deactivate"] as const;
  return [job.status === "draft" ? "done.published" : "done.reactivated", "failed.reactivate"] as const;
}
