import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import type { Job } from "@/lib/jobs/schemas";
import { JobAction } from "./job-action";
import { JobDetail } from "./job-detail";
import { SaveButton } from "./save-button";
import { useJob } from "./use-job";
import type { ChangeJob } from "./use-jobs";

type Props = { id: number | undefined; known: Job | undefined; onChange: ChangeJob };

/** The chosen offer beside the board; the first one stands there until somebody chooses. */
export function JobPanel({ id, known, onChange }: Props) {
  const t = useTranslations("jobs.board");
  const asked = useJob(id, known);
  const job = asked ?? known;
  if (!job) return null;
  const change = (how: (job: Job) => Job) => onChange(job.id, how);
  return (
    <aside
      aria-label={t("detail")}
      className="sticky top-[calc(var(--spacing-header)+1rem)] hidden min-w-0 min-[75rem]:block"
    >
      <Card
        as="div"
        tabIndex={0}
        key={job.id}
        className="max-h-[calc(100dvh-var(--spacing-header)-2rem)] overflow-y-auto p-6"
      >
        <JobDetail
          job={job}
          heading="h2"
          save={<SaveButton job={job} onChange={change} />}
          action={<JobAction job={job} onChange={change} />}
        />
      </Card>
    </aside>
  );
}
