import { useTranslations } from "next-intl";
import { ReportForm } from "@/components/moderation/report-form";
import { reportWords } from "@/components/moderation/report-words";
import { reportMessage } from "@/lib/moderation/contract";

export function ReportMessageDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTranslations("conversations.report");
  return (
    <ReportForm
      endpoint={reportMessage}
      words={reportWords(t)}
      id={id}
      onClose={onClose}
      onReported={() => {}}
    />
  );
}
