import { useLocale, useTranslations } from "next-intl";
import { buttonStyle } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { publicPaths } from "@/lib/routes";

/** `link` is a link to others of its kind. */
export function NotFoundPage({ link }: { link: { href: string; label: string } }) {
  const t = useTranslations("shell.missing");
  return (
    <EmptyState illustration="wrong-way" heading="h1" title={t("title")} text={t("text")}>
      <a href={link.href} className={buttonStyle("primary", "medium")}>
        {link.label}
      </a>
      <a href={localizedPath(useLocale(), publicPaths.home)} className={buttonStyle("secondary", "medium")}>
        {t("home")}
      </a>
    </EmptyState>
  );
}
