import { useTranslations } from "next-intl";
import { SectionCard } from "@/components/ui/section-card";
import { useFormatDate } from "@/components/ui/use-format-date";
import type { Group } from "@/lib/groups/schemas";

export function GroupAbout({ id, group }: { id: string; group: Group }) {
  const t = useTranslations("groups");
  const formatDate = useFormatDate();
  const created = formatDate(group.created_at, { dateStyle: "long" });
  return (
    <SectionCard id={id} title={t("about")} className="grid gap-2">
      <p className="wrap-anywhere whitespace-pre-line">{group.description}</p>
      <p className="text-muted text-sm">
        {t(`visibilityHints.${group.visibility}`)} {t("createdOn", { date: created })}
      </p>
    </SectionCard>
  );
}
