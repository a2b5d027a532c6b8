import { useLocale, useTranslations } from "next-intl";
import { ThemeSwitch } from "@/components/shell/theme-switch";
import { ruleLinks } from "@/components/site/site-links";
import { localizedPath } from "@/lib/core/i18n/localized-paths";

export function AuthFooter() {
  const t = useTranslations("site");
  const locale = useLocale();
  const link = (path: string, name: string) => (
    <a
      key={path}
      href={localizedPath(locale, path)}
      className="inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline"
    >
      {name}
    </a>
  );
  return (
    <footer className="mx-auto mt-auto grid w-full max-w-100 gap-2 pb-8">
      <nav aria-label={t("footer.site")} className="flex flex-wrap gap-x-5 text-muted text-sm">
        {link("/contact", t("nav.contact"))}
        {ruleLinks.map(({ path, name }) => link(path, t(`footer.${name}`)))}
      </nav>
      <ThemeSwitch />
    </footer>
  );
}
