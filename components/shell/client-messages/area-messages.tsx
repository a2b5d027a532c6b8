"use client";
import { NextIntlClientProvider, useLocale } from "next-intl";
import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useState } from "react";
import { loadOnce } from "@/components/ui/load-once";
import { whenIdle } from "@/components/ui/when-idle";
import { setLazyMessages } from "@/lib/core/i18n/lazy-messages";
import type { Locale } from "@/lib/core/i18n/locales";
import type { Messages } from "@/lib/core/i18n/messages";
import { schoolTimeZone } from "@/lib/core/i18n/school-time";

export type MessagesProps = { locale: Locale; children: ReactNode };

const isServer = typeof window === "undefined";

const LoadParts = createContext<(locale: Locale, parts: readonly string[]) => Promise<unknown>>(
  async () => {},
);

/**
 * Messages as JavaScript, which the browser caches; in the page they would be sent with each. A page loads the files that
 * it needs first, and the others of its area when it is idle. Both languages share one component, so that a switch of
 * the language keeps what is typed below it.
 */
export function areaMessages<Part extends string>(
  files: Record<Locale, Record<Part, () => Promise<Partial<Messages>>>>,
  first: readonly Part[],
) {
  /** Each file adds its messages to this object: a new object would render every text again. */
  const messages: Record<Locale, Partial<Messages>> = { fr: {}, en: {} };
  const loaders = new Map<string, () => Promise<unknown>>();

  function addMessages(locale: Locale, parts: readonly string[]): Promise<unknown> {
    const added = parts.map(async (part) =>
      Object.assign(messages[locale], await files[locale][part as Part]()),
    );
    return Promise.all(added);
  }
  function loadParts(locale: Locale, parts: readonly string[]): Promise<unknown> {
    const key = `${locale} ${parts}`;
    const load = loaders.get(key) ?? loadOnce(() => addMessages(locale, parts));
    loaders.set(key, load);
    return load();
  }
  const loadAll = (locale: Locale) => loadParts(locale, Object.keys(files[locale]));

  /** The messages that every page of the area needs; `PageMessages` adds those of a section. */
  return function AreaMessages({ locale, children }: MessagesProps) {
    const [initialLocale] = useState(locale);
    // The server renders the parts that the browser hydrates later. A dialog that is open when the language changes may
    // need any message.
    use(isServer || locale !== initialLocale ? loadAll(locale) : loadParts(locale, first));
    // Before the effects of components below, which may load lazy ones.
    useLayoutEffect(() => setLazyMessages(() => loadAll(locale)), [locale]);
    useEffect(() => whenIdle(() => void loadAll(locale).catch(() => {})), [locale]);
    return (
      <LoadParts value={loadParts}>
        <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone={schoolTimeZone()}>
          {children}
        </NextIntlClientProvider>
      </LoadParts>
    );
  };
}

/** Loads the messages that the client components of a section use first. */
export function PageMessages({ parts, children }: { parts: readonly string[]; children: ReactNode }) {
  const locale = useLocale();
  use(use(LoadParts)(locale, parts));
  return children;
}
