import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Locale } from "@/lib/core/i18n/locales";
import { messages } from "./messages";

/** Returns the HTML of an element at its first render. */
export function renderMarkup(locale: Locale, element: ReactNode): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="Europe/Paris">
      {element}
    </NextIntlClientProvider>,
  );
}

/** Returns the text of an element at its first render. */
export function renderText(locale: Locale, element: ReactNode): string {
  return renderMarkup(locale, element).replace(/<[^>]+>/g, "");
}
