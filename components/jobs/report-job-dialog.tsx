import { useTranslations } from "next-intl";
import { ReportForm } from "@/components/moderation/report-form";
import { reportTexts } from "@/components/moderation/report-texts";
import type { Job } from "@/lib/jobs/schemas";
import { reportJob } from "@/lib/moderation/contract";

export function ReportJobDialog({ job, ...rest }: { job: Job; onClose: () => void; onReported: () => void }) {
  const t = useTranslations("jobs.report");
  return <ReportForm endpoint={reportJob} id={job.id} texts={reportTexts(t)} {...rest} />;
}
