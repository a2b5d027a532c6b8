import { useLocale, useTranslations } from "next-intl";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { documentDates } from "@/lib/site";
import { TextPage, TextSection } from "./text-page";

export function Terms() {
  const t = useTranslations("site.terms");
  const sections = [
    "who",
    "yours",
    "refused",
    "jobs",
    "moderation",
    "visitors",
    "service",
    "changes",
  ] as const;
  return (
    <TextPage title={t("title")} lead={t("lead")} date={documentDates.terms}>
      {sections.map((name) => (
        <TextSection key={name} title={t(`${name}.title`)}>
          <p>{t(`${name}.text`)}</p>
        </TextSection>
      ))}
    </TextPage>
  );
}

export function Privacy() {
  const t = useTranslations("site.privacy");
  const sections = [
    "account",
    "content",
    "documents",
    "mails",
    "visitors",
    "security",
    "cookies",
    "others",
    "deletion",
    "rights",
  ] as const;
  return (
    <TextPage title={t("title")} lead={t("lead")} date={documentDates.privacy}>
      {sections.map((name) => (
        <TextSection key={name} title={t(`${name}.title`)}>
          <p>{t(`${name}.text`)}</p>
        </TextSection>
      ))}
      <WriteToUs />
    </TextPage>
  );
}

export function Accessibility() {
  const t = useTranslations("site.accessibility");
  return (
    <TextPage title={t("title")} lead={t("lead")} date={documentDates.accessibility}>
      {(["done", "limits", "tell"] as const).map((name) => (
        <TextSection key={name} title={t(`${name}.title`)}>
          <p>{t(`${name}.text`)}</p>
        </TextSection>
      ))}
      <WriteToUs />
    </TextPage>
  );
}

function WriteToUs() {
  const t = useTranslations("site.contactPage");
  return (
    <p>
      <a
        href={localizedPath(useLocale(), "/contact")}
        className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
      >
        {t("title")}
      </a>
    </p>
  );
}
