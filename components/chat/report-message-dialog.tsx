import { useTranslations } from "next-intl";
import { ReportForm } from "@/components/moderation/report-form";
import { reportTexts } from "@/components/moderation/report-texts";
import { reportMessage } from "@/lib/moderation/contract";

export function ReportMessageDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTranslations("conversations.report");
  return (
    <ReportForm
      endpoint={reportMessage}
      texts={reportTexts(t)}
      id={id}
      onClose={onClose}
      onReported={() => {}}
    />
  );
}
