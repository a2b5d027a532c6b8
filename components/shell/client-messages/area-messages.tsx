import { NextIntlClientProvider } from "next-intl";
import { type ReactNode, use } from "react";
import { loadOnce } from "@/components/ui/load-once";
import type { Locale } from "@/lib/core/i18n/locales";
import type { Messages } from "@/lib/core/i18n/messages";
import { schoolTimeZone } from "@/lib/core/i18n/school-time";

export type MessagesProps = { locale: Locale; children: ReactNode };

/**
 * Messages as JavaScript, which the browser caches; in the page they would be sent with each. Both languages share one
 * component, so that a switch of the language keeps what is typed below it.
 */
export function areaMessages(files: Record<Locale, () => Promise<Partial<Messages>>>) {
  const loads = { fr: loadOnce(files.fr), en: loadOnce(files.en) };
  return function AreaMessages({ locale, children }: MessagesProps) {
    return (
      <NextIntlClientProvider locale={locale} messages={use(loads[locale]())} timeZone={schoolTimeZone()}>
        {children}
      </NextIntlClientProvider>
    );
  };
}
