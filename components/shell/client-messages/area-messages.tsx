"use client";
import dynamic from "next/dynamic";
import { NextIntlClientProvider } from "next-intl";
import { type ComponentType, type ReactNode, use } from "react";
import type { Role } from "@/lib/core/auth/viewer";
import type { Locale } from "@/lib/core/i18n/locales";
import type { Messages } from "@/lib/core/i18n/messages";
import { schoolTimeZone } from "@/lib/core/i18n/school-time";

/** Of JavaScript, which the browser caches; in the page they would be sent with each. `dynamic` adds the preload. */
const files = {
  fr: {
    student: file(
      dynamic(() => import("./student-fr").then(nothing)),
      () => import("./student-fr"),
    ),
    company: file(
      dynamic(() => import("./company-fr").then(nothing)),
      () => import("./company-fr"),
    ),
    admin: file(
      dynamic(() => import("./admin-fr").then(nothing)),
      () => import("./admin-fr"),
    ),
  },
  en: {
    student: file(
      dynamic(() => import("./student-en").then(nothing)),
      () => import("./student-en"),
    ),
    company: file(
      dynamic(() => import("./company-en").then(nothing)),
      () => import("./company-en"),
    ),
    admin: file(
      dynamic(() => import("./admin-en").then(nothing)),
      () => import("./admin-en"),
    ),
  },
};

type Props = { locale: Locale; area: Role; children: ReactNode };

/** The messages of the client components of an area. */
export function AreaMessages({ locale, area, children }: Props) {
  const { Preload, load } = files[locale][area];
  return (
    <NextIntlClientProvider locale={locale} messages={use(load())} timeZone={schoolTimeZone()}>
      <Preload />
      {children}
    </NextIntlClientProvider>
  );
}

type File = { messages: Partial<Messages> };

/** Components of one type for both languages: a switch of the language keeps what is typed below them. */
function file(Preload: ComponentType, load: () => Promise<File>) {
  let loaded: Promise<Partial<Messages>> | undefined;
  return {
    Preload,
    load() {
      loaded ??= load().then(({ messages }) => messages);
      return loaded;
    },
  };
}

function nothing() {
  return () => null;
}
