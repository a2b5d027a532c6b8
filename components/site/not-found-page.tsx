import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { publicPaths } from "@/lib/routes";

type Props = {
  /** Others of its kind. */
  link: "jobs" | "companies" | { href: string; label: string };
  text?: string | undefined;
  children?: ReactNode;
};

export function NotFoundPage({ link, text, children }: Props) {
  const t = useTranslations("shell.missing");
  const tNav = useTranslations("site.nav");
  const locale = useLocale();
  const { href, label } =
    typeof link === "string" ? { href: localizedPath(locale, publicPaths[link]), label: tNav(link) } : link;
  return (
    <EmptyState illustration="wrong-way" heading="h1" title={t("title")} text={text ?? t("text")}>
      {children}
      <a href={href} className={buttonStyle(children ? "secondary" : "primary", "medium")}>
        {label}
      </a>
      <a href={localizedPath(locale, publicPaths.home)} className={buttonStyle("secondary", "medium")}>
        {t("home")}
      </a>
    </EmptyState>
  );
}
