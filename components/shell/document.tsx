import "@/app/globals.css";
import { cookies } from "next/headers";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { ToastArea } from "@/components/ui/toast-area";
import type { Role } from "@/lib/core/auth/viewer";
import type { Locale } from "@/lib/core/i18n/locales";
import { type Namespace, pickMessages } from "@/lib/core/i18n/messages";
import { schoolTimeZone } from "@/lib/core/i18n/school-time";
import { accentStyle } from "./accent-style";
import { AreaMessages } from "./client-messages/area-messages";
import { fontVariables } from "./fonts";
import { bodyClass, SkipLink } from "./skip-link";
import { themeCookie, themeOf } from "./theme";

type IntlProps = { locale: Locale; namespaces?: readonly Namespace[]; children: ReactNode };
type AreaProps = { locale: Locale; messagesOf: Role; children: ReactNode };

/**
 * The html document of every root layout. `namespaces` are the messages of its client components;
 * each page has one `<main id="content" tabIndex={-1}>`, where the skip link leads.
 */
export async function Document({ children, ...speech }: IntlProps | AreaProps) {
  const theme = themeOf((await cookies()).get(themeCookie)?.value);
  return (
    <html
      lang={speech.locale}
      data-theme={theme}
      className={fontVariables}
      style={accentStyle()}
      data-time-zone={schoolTimeZone()}
      suppressHydrationWarning
    >
      <body className={bodyClass}>
        {"messagesOf" in speech ? (
          <AreaMessages locale={speech.locale} area={speech.messagesOf}>
            <SkipLink />
            {children}
            <ToastArea />
          </AreaMessages>
        ) : (
          <IntlProvider {...speech}>
            <SkipLink />
            {children}
          </IntlProvider>
        )}
      </body>
    </html>
  );
}

/** The messages of client components, and the place for toasts. */
export function IntlProvider({ locale, namespaces = [], children }: IntlProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={pickMessages(locale, ["ui", ...namespaces])}>
      {children}
      <ToastArea />
    </NextIntlClientProvider>
  );
}
