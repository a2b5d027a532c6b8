import { useTranslations } from "next-intl";
import { useState } from "react";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/core/api/client";
import { errorMessage } from "@/lib/core/api/error-message";
import { saveJob, unsaveJob } from "@/lib/jobs/saved-jobs-contract";
import type { Job } from "@/lib/jobs/schemas";

/** A bookmark shows at once and goes back when it was not taken. */
export function useSaveJob(job: Job, onChange: (change: (job: Job) => Job) => void) {
  const t = useTranslations("jobs");
  const [busy, setBusy] = useState(false);

  async function toggle() {
    if (busy) return;
    const wanted = !job.is_saved;
    const show = (is_saved: boolean) => onChange((now) => ({ ...now, is_saved }));
    setBusy(true);
    show(wanted);
    try {
      await call(wanted ? saveJob : unsaveJob, { ids: { id: job.id } });
    } catch (failure) {
      show(!wanted);
      toast.error(errorMessage(failure, t("failed.save")));
    } finally {
      setBusy(false);
    }
  }
  return toggle;
}
