import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { RichText } from "@/components/ui/rich-text";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { publicPaths } from "@/lib/routes";
import { currentSite, documentDates } from "@/lib/site";
import { TextPage, TextSection } from "./text-page";

const sections = {
  terms: ["who", "yours", "refused", "jobs", "moderation", "visitors", "service", "changes"],
  privacy: [
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
  ],
  accessibility: ["done", "limits", "report"],
} as const;

type Name = keyof typeof sections;

/** The privacy page also changes with the providers that it names. */
function dateOf(name: Name): string {
  const { providersChangedOn } = currentSite();
  const date = documentDates[name];
  return name === "privacy" && providersChangedOn && providersChangedOn > date ? providersChangedOn : date;
}

export function LegalDocument({ name }: { name: Name }) {
  const t = useTranslations("site");
  return (
    <TextPage title={t(`${name}.title`)} lead={t(`${name}.lead`)} date={dateOf(name)}>
      {sections[name].map((section) => (
        <TextSection key={section} title={t(`${name}.${section}.title` as "terms.who.title")}>
          <p>{t(`${name}.${section}.text` as "terms.who.text")}</p>
          {section === "others" && <Providers />}
        </TextSection>
      ))}
      {name === "privacy" && <PrivacyContact />}
      {name !== "terms" && <WriteToUs />}
    </TextPage>
  );
}

/** Whom the school's legal notice names. */
function Providers() {
  const t = useTranslations("site.privacy.others");
  const locale = useLocale();
  const { host, providers, language } = currentSite().legalNotice;
  const legal = (words: ReactNode) => (
    <a
      href={localizedPath(locale, publicPaths.legalNotice)}
      className="text-accent underline underline-offset-4"
    >
      {words}
    </a>
  );
  return (
    <>
      <p>{t(providers ? "providers" : "noProviders")}</p>
      {providers && <RichText text={providers} lang={language} />}
      {host && <p>{t.rich("host", { legal })}</p>}
    </>
  );
}

/** The contact that the school names for questions about personal data. */
function PrivacyContact() {
  const t = useTranslations("site.privacy.contact");
  const { privacy_name: name, privacy_email: email } = currentSite().contact;
  if (!email) return null;
  return (
    <TextSection title={t("title")}>
      {name && <p className="wrap-anywhere">{name}</p>}
      <p>
        <a href={`mailto:${email}`} className="wrap-anywhere text-accent underline underline-offset-4">
          {email}
        </a>
      </p>
    </TextSection>
  );
}

function WriteToUs() {
  const t = useTranslations("site.contactPage");
  return (
    <p>
      <a
        href={localizedPath(useLocale(), publicPaths.contact)}
        className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
      >
        {t("title")}
      </a>
    </p>
  );
}
