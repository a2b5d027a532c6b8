import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";

export function DeletedBadge() {
  const t = useTranslations("moderation.queue");
  return <Badge tone="warning">{t("deletedSince")}</Badge>;
}
