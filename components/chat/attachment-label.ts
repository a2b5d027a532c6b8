import { useTranslations } from "next-intl";
import type { AttachmentSummary } from "@/lib/chat/schemas";

/** "Photo", "2 files": shown for a message without text. */
export function useAttachmentLabel() {
  const t = useTranslations("chat.files");
  return (summary: AttachmentSummary | null) =>
    summary ? t(`summary.${summary.kind}`, { count: summary.count }) : "";
}
