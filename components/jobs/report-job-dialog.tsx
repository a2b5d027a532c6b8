import { useTranslations } from "next-intl";
import { ReportForm } from "@/components/moderation/report-form";
import { reportWords } from "@/components/moderation/report-words";
import type { Job } from "@/lib/jobs/schemas";
import { reportJob } from "@/lib/moderation/contract";

type Props = { job: Job; onClose: () => void; onReported: () => void };

export function ReportJobDialog({ job, ...rest }: Props) {
  const t = useTranslations("jobs.report");
  return <ReportForm endpoint={reportJob} id={job.id} words={reportWords(t)} {...rest} />;
}
