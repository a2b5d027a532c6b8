import "@/app/globals.css";
import { NextIntlClientProvider, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ToastArea } from "@/components/ui/toast-area";
import type { Locale } from "@/lib/i18n/locales";
import { type Namespace, pickMessages } from "@/lib/i18n/messages";
import { fontVariables } from "./fonts";
import type { Theme } from "./theme";
import { themeScript } from "./theme-script";

type Props = { locale: Locale; namespaces?: readonly Namespace[]; children: ReactNode };

/**
 * The html document of every root layout. `namespaces` are the messages that client components say;
 * each page has one `<main id="content" tabIndex={-1}>`, where the skip link leads.
 */
export function Document({ theme, children, ...speech }: Props & { theme?: Theme | undefined }) {
  return (
    <html lang={speech.locale} data-theme={theme} className={fontVariables} suppressHydrationWarning>
      <body className={paper}>
        <Speaking {...speech}>
          <SkipLink />
          {children}
        </Speaking>
      </body>
    </html>
  );
}

/** The document of prerendered pages: the same for everybody, with the theme found in the browser. */
export function FixedDocument({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <html lang={locale} className={fontVariables} suppressHydrationWarning>
      <body className={paper}>
        <script>{themeScript}</script>
        <SkipLink />
        {children}
      </body>
    </html>
  );
}

/** What client components need in order to speak: their messages, and the place for toasts. */
export function Speaking({ locale, namespaces = [], children }: Props) {
  return (
    <NextIntlClientProvider locale={locale} messages={pickMessages(locale, ["ui", ...namespaces])}>
      {children}
      <ToastArea />
    </NextIntlClientProvider>
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

const paper = "min-h-dvh bg-ground text-base text-ink antialiased";
