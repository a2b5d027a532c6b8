import "@/app/globals.css";
import { NextIntlClientProvider, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ToastArea } from "@/components/ui/toast-area";
import type { Locale } from "@/lib/i18n/locales";
import { type Namespace, pickMessages } from "@/lib/i18n/messages";
import { fontVariables } from "./fonts";
import type { Theme } from "./theme";

/**
 * The html document of every root layout. `namespaces` are the messages that client components say;
 * each page has one `<main id="content" tabIndex={-1}>`, where the skip link leads.
 */
export function Document({
  locale,
  theme,
  namespaces = [],
  children,
}: {
  locale: Locale;
  theme?: Theme | undefined;
  namespaces?: readonly Namespace[];
  children: ReactNode;
}) {
  return (
    <html lang={locale} data-theme={theme} className={fontVariables} suppressHydrationWarning>
      <body className="min-h-dvh bg-ground text-base text-ink antialiased">
        <NextIntlClientProvider locale={locale} messages={pickMessages(locale, ["ui", ...namespaces])}>
          <SkipLink />
          {children}
          <ToastArea />
        </NextIntlClientProvider>
      </body>
    </html>
  );
}

function SkipLink() {
  const t = useTranslations("ui");
  return (
    <a
      href="#content"
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-accent px-4 py-3 font-semibold text-on-accent text-sm focus:translate-y-0"
    >
      {t("skip")}
    </a>
  );
}
