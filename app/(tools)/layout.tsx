import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { areaMetadata } from "@/components/shell/area-metadata";
import { Document } from "@/components/shell/document";
import { OtherLanguageButton } from "@/components/shell/other-language-button";
import { SiteMark } from "@/components/shell/site-mark";
import { ThemeSwitch } from "@/components/shell/theme-switch";
import { ButtonLink } from "@/components/ui/button-link";
import { Link } from "@/components/ui/link";
import { homePath } from "@/lib/core/auth/areas";
import { getViewer } from "@/lib/core/auth/page-viewer";

export async function generateMetadata(): Promise<Metadata> {
  return { ...(await areaMetadata()), robots: { index: false } };
}

/** Pages outside the areas, not indexed (docs/product.md#test-pages). */
export default async function ToolsLayout({ children }: { children: ReactNode }) {
  const [{ locale, role }, t] = await Promise.all([getViewer(), getTranslations()]);
  return (
    <Document locale={locale} namespaces={["shell"]}>
      <header className="border-line border-b bg-surface print:hidden">
        <div className="mx-auto flex min-h-header max-w-page flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 md:px-6">
          <Link href="/" aria-label={t("site.nav.home")} className="mr-auto">
            <SiteMark />
          </Link>
          <OtherLanguageButton />
          <ThemeSwitch hideLegend />
          {role !== "visitor" && (
            <ButtonLink href={homePath(role)} size="small">
              {t("shell.public.back")}
            </ButtonLink>
          )}
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-4xl gap-8 px-4 py-10 outline-none md:px-6"
      >
        {children}
      </main>
    </Document>
  );
}
