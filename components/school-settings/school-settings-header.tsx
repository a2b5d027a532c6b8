import { useTranslations } from "next-intl";
import { PageHeading } from "@/components/ui/page-heading";
import { SectionLinks } from "@/components/ui/section-links";

const forms = ["appearance", "logo", "landing"] as const;

export function SchoolSettingsHeader() {
  const t = useTranslations("school-settings");
  return (
    <div>
      <PageHeading title={t("title")} lead={t("lead")} />
      <SectionLinks
        links={[
          ["sign-up", t("signUp")],
          ["days", t("days")],
          ["retention", t("retention")],
          ["contact", t("contact.title")],
          ["legal-notice", t("legalNotice.title")],
          ...forms.map((id) => [id, t(`${id}.title`)] as const),
          ["school-rules", t("schoolRules.title")],
          ["moderation-rules", t("rules.title")],
        ]}
      />
    </div>
  );
}
