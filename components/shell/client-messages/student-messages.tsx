"use client";
import dynamic from "next/dynamic";
import { NextIntlClientProvider, useLocale } from "next-intl";
import { type ReactNode, use, useEffect, useState } from "react";
import { loadOnce } from "@/components/ui/load-once";
import { whenIdle } from "@/components/ui/when-idle";
import { setLateMessages } from "@/lib/core/i18n/late-messages";
import type { Locale } from "@/lib/core/i18n/locales";
import type { Messages } from "@/lib/core/i18n/messages";
import { schoolTimeZone } from "@/lib/core/i18n/school-time";
import { file, type MessagesProps, nothing } from "./message-file";

/** A page loads those it shows first, and the others when it is idle: together they are 29 KB. */
const files = {
  fr: {
    shell: file(
      dynamic(() => import("./student/fr/shell").then(nothing)),
      () => import("./student/fr/shell"),
    ),
    chat: file(
      dynamic(() => import("./student/fr/chat").then(nothing)),
      () => import("./student/fr/chat"),
    ),
    events: file(
      dynamic(() => import("./student/fr/events").then(nothing)),
      () => import("./student/fr/events"),
    ),
    groups: file(
      dynamic(() => import("./student/fr/groups").then(nothing)),
      () => import("./student/fr/groups"),
    ),
    jobs: file(
      dynamic(() => import("./student/fr/jobs").then(nothing)),
      () => import("./student/fr/jobs"),
    ),
    moderation: file(
      dynamic(() => import("./student/fr/moderation").then(nothing)),
      () => import("./student/fr/moderation"),
    ),
    profiles: file(
      dynamic(() => import("./student/fr/profiles").then(nothing)),
      () => import("./student/fr/profiles"),
    ),
    settings: file(
      dynamic(() => import("./student/fr/settings").then(nothing)),
      () => import("./student/fr/settings"),
    ),
    validation: file(
      dynamic(() => import("./student/fr/validation").then(nothing)),
      () => import("./student/fr/validation"),
    ),
  },
  en: {
    shell: file(
      dynamic(() => import("./student/en/shell").then(nothing)),
      () => import("./student/en/shell"),
    ),
    chat: file(
      dynamic(() => import("./student/en/chat").then(nothing)),
      () => import("./student/en/chat"),
    ),
    events: file(
      dynamic(() => import("./student/en/events").then(nothing)),
      () => import("./student/en/events"),
    ),
    groups: file(
      dynamic(() => import("./student/en/groups").then(nothing)),
      () => import("./student/en/groups"),
    ),
    jobs: file(
      dynamic(() => import("./student/en/jobs").then(nothing)),
      () => import("./student/en/jobs"),
    ),
    moderation: file(
      dynamic(() => import("./student/en/moderation").then(nothing)),
      () => import("./student/en/moderation"),
    ),
    profiles: file(
      dynamic(() => import("./student/en/profiles").then(nothing)),
      () => import("./student/en/profiles"),
    ),
    settings: file(
      dynamic(() => import("./student/en/settings").then(nothing)),
      () => import("./student/en/settings"),
    ),
    validation: file(
      dynamic(() => import("./student/en/validation").then(nothing)),
      () => import("./student/en/validation"),
    ),
  },
};

export type Part = keyof typeof files.fr;

/** Files add to it, and it stays one object: a new one would render each text again. */
const messages: Record<Locale, Partial<Messages>> = { fr: {}, en: {} };
const loaders = new Map<string, () => Promise<unknown>>();

function loadParts(locale: Locale, parts: readonly Part[]): Promise<unknown> {
  const key = `${locale} ${parts}`;
  const load = loaders.get(key) ?? loadOnce(() => addMessages(locale, parts));
  loaders.set(key, load);
  return load();
}

function addMessages(locale: Locale, parts: readonly Part[]): Promise<unknown> {
  return Promise.all(
    parts.map(async (part) => Object.assign(messages[locale], await files[locale][part].load())),
  );
}

const shell = ["shell"] as const;
const loadAll = (locale: Locale) => loadParts(locale, Object.keys(files[locale]) as Part[]);

/** The messages of the shell, which each page has; those of its own come by `PageMessages`. */
export function StudentMessages({ locale, children }: MessagesProps) {
  const [initialLocale] = useState(locale);
  // A dialog that is open when the language changes may need any message.
  use(locale === initialLocale ? loadParts(locale, shell) : loadAll(locale));
  useEffect(() => {
    const load = () => loadAll(locale);
    setLateMessages(load);
    return whenIdle(() => void load().catch(() => {}));
  }, [locale]);
  return (
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone={schoolTimeZone()}>
      <Preloads locale={locale} parts={shell} />
      {children}
    </NextIntlClientProvider>
  );
}

type Props = { parts: readonly Part[]; children: ReactNode };

/** Loads the messages that the client components of a section use. */
export function PageMessages({ parts, children }: Props) {
  const locale = useLocale();
  use(loadParts(locale, parts));
  return (
    <>
      <Preloads locale={locale} parts={parts} />
      {children}
    </>
  );
}

function Preloads({ locale, parts }: { locale: Locale; parts: readonly Part[] }) {
  return parts.map((part) => {
    const { Preload } = files[locale][part];
    return <Preload key={part} />;
  });
}
