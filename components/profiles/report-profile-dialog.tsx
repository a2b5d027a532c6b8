import { useTranslations } from "next-intl";
import { ReportForm } from "@/components/moderation/report-form";
import { reportProfile } from "@/lib/moderation/contract";

type Props = { id: number; onClose: () => void; onReported: () => void };

export function ReportProfileDialog(props: Props) {
  const t = useTranslations("profiles.report");
  const words = {
    title: t("title"),
    reason: t("reason"),
    hint: t("hint"),
    cancel: t("cancel"),
    confirm: t("confirm"),
    done: t("done"),
    failed: t("failed"),
  };
  return <ReportForm endpoint={reportProfile} words={words} {...props} />;
}
