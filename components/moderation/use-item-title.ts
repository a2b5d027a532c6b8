import { useTranslations } from "next-intl";
import type { QueueItem } from "@/lib/moderation/queue-contract";

export function useItemTitle(item: QueueItem): string {
  const t = useTranslations("moderation");
  return t(`reports.${item.subject}`, { name: nameIn(item) ?? t("reports.visitor") });
}

function nameIn(item: QueueItem): string | null | undefined {
  if (item.subject === "pending_comment") return item.author_name;
  if (item.subject === "pending_company") return item.company;
  return item.writer?.name;
}
