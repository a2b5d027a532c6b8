"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ButtonSize, buttonStyle } from "@/components/ui/button-style";
import type { Locale } from "@/lib/core/i18n/locales";
import { localizedLoginPath, localizedPath, pathOfUrl } from "@/lib/core/i18n/localized-paths";

type Props = { locale: Locale; size: ButtonSize };

/** A plain link, because its URL keeps the language and there is nothing to fetch ahead. Sign-in leads back to this page. */
export function SignInLink({ locale, size }: Props) {
  const t = useTranslations("shell.public");
  const path = localizedPath(locale, pathOfUrl(usePathname()));
  return (
    <a href={localizedLoginPath(locale, path)} className={buttonStyle("primary", size)}>
      {t("signIn")}
    </a>
  );
}
