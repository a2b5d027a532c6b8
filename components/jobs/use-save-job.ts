import { useTranslations } from "next-intl";
import { useMutation } from "@/components/ui/use-mutation";
import { saveJob, unsaveJob } from "@/lib/jobs/saved-jobs-contract";
import type { Job } from "@/lib/jobs/schemas";

/** A bookmark shows at once and is rolled back after an error. */
export function useSaveJob(job: Job, onChange: (change: (job: Job) => Job) => void) {
  const t = useTranslations("jobs");
  const show = (is_saved: boolean) => onChange((current) => ({ ...current, is_saved }));
  const { run, error, retry } = useMutation(job.is_saved ? unsaveJob : saveJob, {
    failed: t("failed.save"),
    optimistic() {
      show(!job.is_saved);
      return () => show(job.is_saved);
    },
  });
  return { save: () => run({ ids: { id: job.id } }), error, retry };
}
