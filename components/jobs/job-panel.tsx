import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { LoadError } from "@/components/ui/load-error";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { getJob } from "@/lib/jobs/contract";
import type { Job } from "@/lib/jobs/schemas";
import { JobDetail } from "./job-detail";
import type { ChangeJob } from "./use-jobs";

type Props = { id: number | undefined; initialJob: Job | undefined; onChange: ChangeJob };

/** The selected job beside the list; the first of the list until one is selected. */
export function JobPanel({ id, initialJob, onChange }: Props) {
  const t = useTranslations("jobs");
  const { loadedJob, error, retry } = useJob(id, initialJob);
  const job = loadedJob ?? initialJob;
  if (!job && !error) return null;
  return (
    <aside
      aria-label={t("board.detail")}
      className="sticky top-[calc(var(--spacing-header)+1rem)] hidden min-w-0 min-[75rem]:block"
    >
      {job ? (
        <Card
          as="div"
          tabIndex={0}
          key={job.id}
          className="max-h-[calc(100dvh-var(--spacing-header)-2rem)] overflow-y-auto p-6"
        >
          <JobDetail job={job} heading="h2" onChange={(change) => onChange(job.id, change)} />
        </Card>
      ) : (
        <LoadError
          error={error}
          errorText={t("failed.one")}
          retry={retry}
          className="card justify-between card-padding"
        />
      )}
    </aside>
  );
}

/** The request also counts as a view. */
function useJob(id: number | undefined, initialJob: Job | undefined) {
  const { data, error, mutate } = useEndpoint(getJob, id === undefined ? null : { params: { id } }, {
    fallbackData: initialJob && { data: initialJob },
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
    revalidateOnMount: true,
  });
  return { loadedJob: data?.data, error, retry: () => mutate() };
}
