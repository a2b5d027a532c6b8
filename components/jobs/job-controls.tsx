import { Bookmark } from "lucide-react";
import { useTranslations } from "next-intl";
import { ApplyAction } from "@/components/applications/apply-action";
import { ActionError } from "@/components/ui/action-error";
import { cx } from "@/components/ui/cx";
import { IconButton } from "@/components/ui/icon-button";
import type { Job } from "@/lib/jobs/schemas";
import { JobMenu } from "./job-menu";
import { useSaveJob } from "./use-save-job";

export type JobProps = { job: Job; onChange: (change: (job: Job) => Job) => void };

/** Save and report. */
export function JobTools({ job, onChange }: JobProps) {
  const t = useTranslations("jobs.card");
  const { save, error, retry } = useSaveJob(job, onChange);
  return (
    <>
      <div className="flex">
        <IconButton
          label={t(job.is_saved ? "unsave" : "save", { title: job.title })}
          aria-pressed={job.is_saved}
          onClick={save}
          icon={<Bookmark className={cx(job.is_saved && "fill-current")} />}
        />
        <JobMenu job={job} onChange={onChange} />
      </div>
      <div className="basis-full empty:hidden">{error && <ActionError error={error} retry={retry} />}</div>
    </>
  );
}

/** Apply, or the status of one's application. */
export function ApplyToJob({ job, onChange }: JobProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 empty:hidden">
      <ApplyAction
        job={job}
        onApplied={(application_status) => onChange((current) => ({ ...current, application_status }))}
      />
    </div>
  );
}
