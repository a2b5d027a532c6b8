import "@/app/globals.css";
import { cookies } from "next/headers";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { EarlyClicks } from "@/components/ui/early-clicks";
import { KeepFocus } from "@/components/ui/keep-focus";
import { ToastArea } from "@/components/ui/toast-area";
import type { Locale } from "@/lib/core/i18n/locales";
import { type Namespace, pickMessages } from "@/lib/core/i18n/messages";
import { schoolTimeZone } from "@/lib/core/i18n/school-time";
import { accentStyle } from "./accent-style";
import { fontVariables } from "./fonts";
import { bodyClass, SkipLink } from "./skip-link";
import { themeCookie, themeOf } from "./theme";

type IntlProps = { locale: Locale; namespaces?: readonly Namespace[]; children: ReactNode };

/**
 * The html document of every root layout but those of the areas. `namespaces` are the messages of its client components;
 * each page has one `<main id="content" tabIndex={-1}>`, where the skip link leads.
 */
export function Document({ children, ...intl }: IntlProps) {
  return (
    <HtmlDocument locale={intl.locale}>
      <IntlProvider {...intl}>
        <SkipLink />
        {children}
      </IntlProvider>
    </HtmlDocument>
  );
}

export async function HtmlDocument({ locale, children }: { locale: Locale; children: ReactNode }) {
  const theme = themeOf((await cookies()).get(themeCookie)?.value);
  return (
    <html
      lang={locale}
      data-theme={theme}
      className={fontVariables}
      style={accentStyle()}
      data-time-zone={schoolTimeZone()}
      suppressHydrationWarning
    >
      <body className={bodyClass}>
        <EarlyClicks>{children}</EarlyClicks>
      </body>
    </html>
  );
}

/** The messages of client components, and the place for toasts. */
export function IntlProvider({ locale, namespaces = [], children }: IntlProps) {
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={pickMessages(locale, ["error-screen", "ui", ...namespaces])}
    >
      {children}
      <ToastArea />
      <KeepFocus />
    </NextIntlClientProvider>
  );
}
