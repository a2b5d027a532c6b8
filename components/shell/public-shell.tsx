import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { homePath } from "@/lib/core/auth/areas";
import type { Viewer } from "@/lib/core/auth/viewer";
import type { Locale } from "@/lib/core/i18n/locales";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { publicPaths } from "@/lib/routes";
import { OtherLanguageLink } from "./other-language-link";
import { SignInLink } from "./sign-in-link";
import { SiteMark } from "./site-mark";
import { ThemeSwitch } from "./theme-switch";

type Props = { viewer: Viewer; locale: Locale; children: ReactNode };

export function PublicShell({ viewer, locale, children }: Props) {
  const t = useTranslations("shell.public");
  const isVisitor = viewer.role === "visitor";
  const home = isVisitor ? localizedPath(locale, publicPaths.home) : homePath(viewer.role);
  return (
    <>
      <header className="border-line border-b bg-surface print:hidden">
        <div className="mx-auto flex min-h-header max-w-page flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2">
          <a href={home} aria-label={t("home")} className="mr-auto">
            <SiteMark />
          </a>
          <OtherLanguageLink locale={locale} />
          {isVisitor ? (
            <SignInLink locale={locale} size="small" />
          ) : (
            <a href={home} className={buttonStyle("primary", "small")}>
              {t("back")}
            </a>
          )}
        </div>
      </header>
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-[46rem] px-4 py-6 outline-none">
        {children}
      </main>
      <footer className="mx-auto w-full max-w-[46rem] px-4 pb-6 print:hidden">
        <ThemeSwitch hideLegend className="w-fit" />
      </footer>
    </>
  );
}
