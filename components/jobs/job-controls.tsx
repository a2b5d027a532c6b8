import { useTranslations } from "next-intl";
import { ApplyAction } from "@/components/applications/apply-action";
import { ActionError } from "@/components/ui/action-error";
import type { ButtonStyleProps } from "@/components/ui/button";
import { cx } from "@/components/ui/cx";
import { IconButton } from "@/components/ui/icon-button";
import { Bookmark, Flag } from "@/components/ui/icons";
import { lazyDialog } from "@/components/ui/lazy-component";
import { MenuItem } from "@/components/ui/menu-items";
import { OptionsMenu } from "@/components/ui/options-menu";
import { useMutation } from "@/components/ui/use-mutation";
import { useOpening } from "@/components/ui/use-opening";
import { saveJob, unsaveJob } from "@/lib/jobs/saved-jobs-contract";
import type { Job } from "@/lib/jobs/schemas";

export type JobProps = { job: Job; onChange: (change: (job: Job) => Job) => void };

export function JobTools({ job, onChange }: JobProps) {
  const t = useTranslations("jobs.card");
  const { save, error, retry } = useSaveJob(job, onChange);
  return (
    <>
      <div className="-mr-2 ml-auto flex">
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

type ApplyProps = JobProps & Pick<ButtonStyleProps, "variant">;

export function ApplyToJob({ job, onChange, variant = "primary" }: ApplyProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 empty:hidden">
      <ApplyAction
        job={job}
        variant={variant}
        onJobChange={(change) => onChange((current) => ({ ...current, ...change }))}
      />
    </div>
  );
}

const ReportJobDialog = lazyDialog(async () => (await import("./report-job-dialog")).ReportJobDialog);

function JobMenu({ job, onChange }: JobProps) {
  const t = useTranslations("jobs.report");
  const [isReporting, open, close] = useOpening();
  return (
    <>
      <OptionsMenu label={t("options", { title: job.title })}>
        <MenuItem
          icon={<Flag />}
          label={t(job.has_reported ? "reported" : "report")}
          disabled={job.has_reported}
          onSelect={() => open(true)}
        />
      </OptionsMenu>
      {isReporting && (
        <ReportJobDialog
          job={job}
          onClose={close}
          onReported={() => onChange((current) => ({ ...current, has_reported: true }))}
        />
      )}
    </>
  );
}

function useSaveJob(job: Job, onChange: (change: (job: Job) => Job) => void) {
  const t = useTranslations("jobs");
  const show = (is_saved: boolean) => onChange((current) => ({ ...current, is_saved }));
  const { run, error, retry } = useMutation(job.is_saved ? unsaveJob : saveJob, {
    errorText: t("failed.save"),
    lastWins: true,
    optimistic() {
      show(!job.is_saved);
      return () => show(job.is_saved);
    },
    // A list that was being fetched may be older than this change.
    onSuccess: () => show(!job.is_saved),
  });
  return { save: () => run({ params: { id: job.id } }), error, retry };
}
