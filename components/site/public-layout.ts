import { notFound } from "next/navigation";
import { setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { isLocale, type Locale } from "@/lib/core/i18n/locales";

export type PublicLayoutProps = { children: ReactNode; params: Promise<{ locale: string }> };

/** Returns the locale of a public URL and sets it for the components below. Another first segment is a not-found page. */
export async function readLocale(params: PublicLayoutProps["params"]): Promise<Locale> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return locale;
}
