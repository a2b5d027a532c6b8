import { useTranslations } from "next-intl";
import { ReportForm } from "@/components/moderation/report-form";
import type { Job } from "@/lib/jobs/schemas";
import { reportJob } from "@/lib/moderation/contract";

type Props = { job: Job; onClose: () => void; onReported: () => void };

export function ReportJobDialog({ job, ...rest }: Props) {
  const t = useTranslations("jobs.report");
  const words = {
    title: t("title"),
    reason: t("reason"),
    hint: t("hint"),
    cancel: t("cancel"),
    confirm: t("confirm"),
    done: t("done"),
    failed: t("failed"),
  };
  return <ReportForm endpoint={reportJob} id={job.id} words={words} {...rest} />;
}
