import { useTranslations } from "next-intl";
import { ReportForm } from "@/components/moderation/report-form";
import { reportTexts } from "@/components/moderation/report-texts";
import type { Job } from "@/lib/jobs/schemas";
import { reportJob } from "@/lib/moderation/contract";

type Props = { job: Job; onClose: () => void; onReported: () => void };

export function ReportJobDialog({ job, ...rest }: Props) {
  const t = useTranslations("jobs.report");
  return <ReportForm endpoint={reportJob} id={job.id} texts={reportTexts(t)} {...rest} />;
}
