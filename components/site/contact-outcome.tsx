import { useLocale, useTranslations } from "next-intl";
import { buttonStyle } from "@/components/ui/button-style";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { publicPaths } from "@/lib/routes";
import { currentSite } from "@/lib/site";
import { TextPage } from "./text-page";

/** The page to which the contact form redirects a browser without scripts. */
export function ContactSent() {
  const t = useTranslations("site.contactPage.sent");
  const locale = useLocale();
  return (
    <TextPage title={t("title")} lead={t("text")}>
      <p>
        <a href={localizedPath(locale, publicPaths.home)} className={buttonStyle("secondary", "medium")}>
          {t("home")}
        </a>
      </p>
    </TextPage>
  );
}

/** The browser's back button leads to what was typed. */
export function ContactFailed() {
  const t = useTranslations("site.contactPage.unsent");
  const { contact } = currentSite();
  return (
    <TextPage title={t("title")} lead={t("text")}>
      <p>
        {t("otherwise")}{" "}
        <a
          href={`mailto:${contact.email}`}
          className="wrap-anywhere text-accent underline underline-offset-4"
        >
          {contact.email}
        </a>
      </p>
    </TextPage>
  );
}
