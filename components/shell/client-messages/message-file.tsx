import { NextIntlClientProvider } from "next-intl";
import { type ComponentType, type ReactNode, use } from "react";
import { loadOnce } from "@/components/ui/load-once";
import type { Locale } from "@/lib/core/i18n/locales";
import type { Messages } from "@/lib/core/i18n/messages";
import { schoolTimeZone } from "@/lib/core/i18n/school-time";

type File = { Preload: ComponentType; load: () => Promise<Partial<Messages>> };
export type MessagesProps = { locale: Locale; children: ReactNode };

/**
 * Messages as JavaScript, which the browser caches; in the page they would be sent with each. `Preload` is what `dynamic`
 * makes of the same file: a link in the head.
 */
export function messageFile(Preload: ComponentType, load: () => Promise<Partial<Messages>>): File {
  return { Preload, load: loadOnce(load) };
}

export function toEmptyComponent() {
  return () => null;
}

/** Both languages share one component, so that a switch of the language keeps what is typed below it. */
export function areaMessages(files: Record<Locale, File>) {
  return function AreaMessages({ locale, children }: MessagesProps) {
    const { Preload, load } = files[locale];
    return (
      <NextIntlClientProvider locale={locale} messages={use(load())} timeZone={schoolTimeZone()}>
        <Preload />
        {children}
      </NextIntlClientProvider>
    );
  };
}
