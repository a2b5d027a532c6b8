import { useTranslations } from "next-intl";
import { ReportForm } from "@/components/moderation/report-form";
import { reportWords } from "@/components/moderation/report-words";
import { reportProfile } from "@/lib/moderation/contract";

type Props = { id: number; onClose: () => void; onReported: () => void };

export function ReportProfileDialog(props: Props) {
  const t = useTranslations("profiles.report");
  return <ReportForm endpoint={reportProfile} words={reportWords(t)} {...props} />;
}
