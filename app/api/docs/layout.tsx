import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Document } from "@/components/shell/document";
import { OtherLanguageButton } from "@/components/shell/other-language-button";
import { SiteMark } from "@/components/shell/site-mark";
import { ThemeSwitch } from "@/components/shell/theme-switch";
import { Link } from "@/components/ui/link";

export default async function DocsLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations("api");
  return (
    <Document locale={await getLocale()} namespaces={["shell"]}>
      <header className="border-line border-b bg-surface print:hidden">
        <div className="mx-auto flex min-h-header max-w-[96rem] flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2">
          <Link href="/" aria-label={t("home")} className="mr-auto">
            <SiteMark />
          </Link>
          <OtherLanguageButton />
          <ThemeSwitch hideLegend />
        </div>
      </header>
      {children}
    </Document>
  );
}
