import { useLocale, useTranslations } from "next-intl";
import { OtherLanguageLink } from "@/components/shell/other-language-link";
import { SiteMark } from "@/components/shell/site-mark";
import { buttonStyle } from "@/components/ui/button-style";
import { Menu } from "@/components/ui/icons";
import { localizedAuthPath, localizedPath } from "@/lib/core/i18n/localized-paths";
import { authPaths, publicPaths } from "@/lib/routes";
import { LanguageSuggestion } from "./language-suggestion";
import { siteLinks } from "./site-links";

/** The header has plain links, so that it works without scripts. */
export function SiteHeader() {
  const t = useTranslations("site");
  const locale = useLocale();
  const links = siteLinks
    .filter(({ name }) => name !== "demo" && name !== "start")
    .map(({ path, name }) => (
      <a key={path} href={localizedPath(locale, path)} className={linkStyle}>
        {t(`nav.${name}`)}
      </a>
    ));
  return (
    <header className="relative border-line border-b bg-surface print:hidden">
      <div className="mx-auto flex min-h-header max-w-page flex-wrap items-center gap-1 px-4 large-text:gap-0 large-text:px-1 md:px-6">
        <a href={localizedPath(locale, publicPaths.home)} aria-label={t("nav.home")} className="mr-auto py-2">
          <SiteMark />
        </a>
        <nav aria-label={t("nav.main")} className="flex max-lg:hidden">
          {links}
        </nav>
        <OtherLanguageLink locale={locale} />
        <nav aria-label={t("nav.account")} className="ml-2 flex gap-2 max-lg:hidden">
          <Account />
        </nav>
        <details className="group lg:hidden">
          <summary
            aria-label={t("nav.more")}
            className="grid size-11 list-none place-items-center rounded-control hover:bg-wash group-open:bg-wash [&::-webkit-details-marker]:hidden"
          >
            <Menu />
          </summary>
          <div className="absolute inset-x-0 top-full z-20 grid gap-1 border-line border-y bg-surface p-4">
            <nav aria-label={t("nav.main")} className="grid">
              {links}
            </nav>
            <nav aria-label={t("nav.account")} className="mt-2 grid gap-2">
              <Account />
            </nav>
          </div>
        </details>
      </div>
      <LanguageSuggestion
        locale={locale}
        texts={{
          text: t("languageSuggestion.text"),
          link: t("languageSuggestion.link"),
          close: t("languageSuggestion.close"),
        }}
      />
    </header>
  );
}

/** Each page is the same for everyone. The sign-in page leads members to their area. */
function Account() {
  const t = useTranslations("site.nav");
  const locale = useLocale();
  const login = localizedAuthPath(locale, authPaths.login);
  return (
    <>
      <a href={login} className={buttonStyle("secondary", "small", "in-data-member:hidden")}>
        {t("signIn")}
      </a>
      <a
        href={localizedAuthPath(locale, authPaths.signup)}
        className={buttonStyle("primary", "small", "in-data-member:hidden")}
      >
        {t("signUp")}
      </a>
      <a href={login} className={buttonStyle("primary", "small", "hidden in-data-member:inline-flex")}>
        {t("dashboard")}
      </a>
    </>
  );
}

const linkStyle =
  "inline-flex min-h-11 items-center rounded-control px-3 text-sm transition-colors hover:bg-wash";
