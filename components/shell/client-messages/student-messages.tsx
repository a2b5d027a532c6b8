"use client";
import { NextIntlClientProvider, useLocale } from "next-intl";
import { type ReactNode, use, useEffect, useLayoutEffect, useState } from "react";
import { loadOnce } from "@/components/ui/load-once";
import { whenIdle } from "@/components/ui/when-idle";
import { setLazyMessages } from "@/lib/core/i18n/lazy-messages";
import type { Locale } from "@/lib/core/i18n/locales";
import type { Messages } from "@/lib/core/i18n/messages";
import { schoolTimeZone } from "@/lib/core/i18n/school-time";
import type { MessagesProps } from "./area-messages";

/** A page loads the files that it needs first, and the others when it is idle: together they are 29 KB. */
const files = {
  fr: {
    shell: () => import("./student/fr/shell"),
    chat: () => import("./student/fr/chat"),
    events: () => import("./student/fr/events"),
    friends: () => import("./student/fr/friends"),
    groups: () => import("./student/fr/groups"),
    jobs: () => import("./student/fr/jobs"),
    moderation: () => import("./student/fr/moderation"),
    profiles: () => import("./student/fr/profiles"),
    settings: () => import("./student/fr/settings"),
    validation: () => import("./student/fr/validation"),
  },
  en: {
    shell: () => import("./student/en/shell"),
    chat: () => import("./student/en/chat"),
    events: () => import("./student/en/events"),
    friends: () => import("./student/en/friends"),
    groups: () => import("./student/en/groups"),
    jobs: () => import("./student/en/jobs"),
    moderation: () => import("./student/en/moderation"),
    profiles: () => import("./student/en/profiles"),
    settings: () => import("./student/en/settings"),
    validation: () => import("./student/en/validation"),
  },
};

export type Part = keyof typeof files.fr;

/** Each file adds its messages to this object: a new object would render every text again. */
const messages: Record<Locale, Partial<Messages>> = { fr: {}, en: {} };
const loaders = new Map<string, () => Promise<unknown>>();

function loadParts(locale: Locale, parts: readonly Part[]): Promise<unknown> {
  const key = `${locale} ${parts}`;
  const load = loaders.get(key) ?? loadOnce(() => addMessages(locale, parts));
  loaders.set(key, load);
  return load();
}

function addMessages(locale: Locale, parts: readonly Part[]): Promise<unknown> {
  return Promise.all(parts.map(async (part) => Object.assign(messages[locale], await files[locale][part]())));
}

const shell = ["shell"] as const;
const loadAll = (locale: Locale) => loadParts(locale, Object.keys(files[locale]) as Part[]);

/** The messages of the shell, which every page needs; `PageMessages` adds those of a page. */
export function StudentMessages({ locale, children }: MessagesProps) {
  const [initialLocale] = useState(locale);
  // A dialog that is open when the language changes may need any message.
  use(locale === initialLocale ? loadParts(locale, shell) : loadAll(locale));
  // Before the effects of components below, which may load lazy ones.
  useLayoutEffect(() => setLazyMessages(() => loadAll(locale)), [locale]);
  useEffect(() => whenIdle(() => void loadAll(locale).catch(() => {})), [locale]);
  return (
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone={schoolTimeZone()}>
      {children}
    </NextIntlClientProvider>
  );
}

/** Loads the messages that the client components of a section use. */
export function PageMessages({ parts, children }: { parts: readonly Part[]; children: ReactNode }) {
  const locale = useLocale();
  use(loadParts(locale, parts));
  return children;
}
