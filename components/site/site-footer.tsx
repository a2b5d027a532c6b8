import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ThemeSwitch } from "@/components/shell/theme-switch";
import { Wordmark } from "@/components/ui/mark";
import { localizedAuthPath, localizedPath } from "@/lib/core/i18n/localized-paths";
import { authPaths, publicPaths } from "@/lib/routes";
import { contributorAnchor, currentSite } from "@/lib/site";
import { phoneHref, SchoolAddress } from "./school-address";
import { ruleLinks, siteLinks } from "./site-links";

export function SiteFooter() {
  const t = useTranslations("site");
  const locale = useLocale();
  const about = localizedPath(locale, publicPaths.about);
  const { contributors } = currentSite().landing;
  return (
    <footer className="border-line border-t bg-surface max-md:in-[body:has(#language-suggestion)]:pb-[7rem] print:hidden">
      <div className="wrap-anywhere mx-auto grid max-w-page grid-cols-2 large-text:grid-cols-1 gap-x-6 gap-y-10 px-4 py-12 md:px-6 lg:grid-cols-4 lg:gap-0">
        <Column title={t("footer.contact")}>
          <PostalAddress />
        </Column>
        <Column title={t("footer.site")}>
          <Links>
            {siteLinks.map(({ path, name }) => (
              <FooterLink key={path} href={localizedPath(locale, path)}>
                {t(`nav.${name}`)}
              </FooterLink>
            ))}
            <FooterLink href={localizedAuthPath(locale, authPaths.signup)}>{t("nav.signUp")}</FooterLink>
            <FooterLink href={localizedAuthPath(locale, authPaths.login)}>{t("nav.signIn")}</FooterLink>
          </Links>
        </Column>
        {contributors.length > 0 && (
          <Column title={t("footer.thanks")}>
            <Links>
              {contributors.map(({ name }, index) => (
                <FooterLink key={contributorAnchor(index)} href={`${about}#${contributorAnchor(index)}`}>
                  {name}
                </FooterLink>
              ))}
            </Links>
          </Column>
        )}
        <Column title={t("footer.legal")}>
          <Links>
            {ruleLinks.map(({ path, name }) => (
              <FooterLink key={path} href={localizedPath(locale, path)}>
                {t(`${name}.title`)}
              </FooterLink>
            ))}
            <FooterLink href={localizedPath(locale, publicPaths.rss)}>{t("footer.rss")}</FooterLink>
          </Links>
        </Column>
      </div>
      <div className="border-line border-t">
        <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 gap-y-4 px-4 py-4 text-muted text-sm md:px-6">
          <Wordmark className="text-ink" />
          <p>
            {t("footer.mission")} {t("footer.licence")}
          </p>
          <ThemeSwitch hideLegend className="md:ml-auto" />
        </div>
      </div>
    </footer>
  );
}

function PostalAddress() {
  const { email, phone, ...contact } = currentSite().contact;
  return (
    <address className="grid gap-1 text-sm not-italic">
      <SchoolAddress contact={contact} nameClassName="font-semibold" />
      <FooterLink href={`mailto:${email}`}>{email}</FooterLink>
      {phone && <FooterLink href={phoneHref(phone)}>{phone}</FooterLink>}
    </address>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line max-md:first:col-span-full lg:border-l lg:px-8 lg:first:border-l-0 lg:first:pl-0">
      <h2 className="mb-3 text-base">{title}</h2>
      {children}
    </section>
  );
}

function Links({ children }: { children: ReactNode[] | ReactNode }) {
  return <div className="grid justify-items-start gap-1 text-sm">{children}</div>;
}

function FooterLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center underline-offset-4 hover:underline md:min-h-8"
    >
      {children}
    </a>
  );
}
