import { useTranslations } from "next-intl";
import { SectionLinks } from "@/components/ui/section-links";

const forms = ["contact", "appearance", "logo", "landing"] as const;

export function SchoolSettingsHeader() {
  const t = useTranslations("school-settings");
  return (
    <div>
      <h1 className="text-2xl">{t("title")}</h1>
      <p className="text-muted text-sm">{t("lead")}</p>
      <SectionLinks
        links={[
          ["sign-up", t("signUp")],
          ["days", t("days")],
          ["retention", t("retention")],
          ...forms.map((id) => [id, t(`${id}.title`)] as const),
          ["school-rules", t("schoolRules.title")],
          ["moderation-rules", t("rules.title")],
        ]}
      />
    </div>
  );
}
