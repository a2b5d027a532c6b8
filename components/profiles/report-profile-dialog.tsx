import { useTranslations } from "next-intl";
import { ReportForm } from "@/components/moderation/report-form";
import { reportTexts } from "@/components/moderation/report-texts";
import { reportProfile } from "@/lib/moderation/contract";

export function ReportProfileDialog(props: { id: number; onClose: () => void; onReported: () => void }) {
  const t = useTranslations("profiles.report");
  return <ReportForm endpoint={reportProfile} texts={reportTexts(t)} {...props} />;
}
