import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { OtherLanguageButton } from "@/components/shell/other-language-button";
import { SiteMark } from "@/components/shell/site-mark";
import { ThemeSwitch } from "@/components/shell/theme-switch";
import { ruleLinks } from "@/components/site/site-links";
import { Drawing } from "@/components/ui/drawing";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { publicPaths } from "@/lib/routes";
import { useContactLink } from "./use-contact-link";

export function AuthScreen({ children }: { children: ReactNode }) {
  const t = useTranslations("users");
  const site = useTranslations("site");
  const home = localizedPath(useLocale(), publicPaths.home);
  const contact = useContactLink();
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(28rem,1fr)_minmax(0,1.2fr)]">
      <div className="flex flex-col border-line bg-surface px-4 max-lg:border-b md:px-10 lg:border-r">
        <header className="flex h-header items-center justify-between">
          <a href={home} aria-label={site("nav.home")}>
            <SiteMark />
          </a>
          <OtherLanguageButton />
        </header>
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto mt-[max(1rem,9vh)] mb-10 w-full max-w-[25rem] outline-none"
        >
          <noscript>
            <p className="mb-8 rounded-card border border-edge p-4">{t.rich("noScript", { contact })}</p>
          </noscript>
          {children}
        </main>
        <AuthFooter />
      </div>
      <figure className="h-[80vw] max-h-112 overflow-hidden lg:sticky lg:top-0 lg:h-dvh lg:max-h-none">
        <Drawing
          name="yard"
          viewBox="0 0 720 900"
          preserveAspectRatio="xMidYMax slice"
          className="size-full"
        />
        <figcaption className="sr-only">{t("caption")}</figcaption>
      </figure>
    </div>
  );
}

function AuthFooter() {
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
    <footer className="mx-auto mt-auto grid w-full max-w-[25rem] gap-2 pb-8">
      <nav aria-label={t("footer.site")} className="flex flex-wrap gap-x-4 text-muted text-sm">
        {link(publicPaths.contact, t("nav.contact"))}
        {ruleLinks.map(({ path, name }) => link(path, t(`${name}.title`)))}
      </nav>
      <ThemeSwitch />
    </footer>
  );
}
