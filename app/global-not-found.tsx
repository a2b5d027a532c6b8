import type { Metadata } from "next";
import { cookies, headers } from "next/headers";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { Document } from "@/components/shell/document";
import { NotFoundScreen } from "@/components/shell/not-found-screen";
import { SiteMark } from "@/components/shell/site-mark";
import { requestContext } from "@/lib/core/http/request-context";
import { type Locale, localeCookie, preferredLocale } from "@/lib/core/i18n/locales";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { publicPaths } from "@/lib/routes";

/** Makes no database query, because anyone can request URLs that do not exist. */
async function requestedLocale(): Promise<Locale> {
  if (/^\/en(\/|$)/.test(requestContext()?.path ?? "")) return "en";
  const cookie = (await cookies()).get(localeCookie)?.value;
  return preferredLocale(cookie, (await headers()).get("accept-language"));
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await requestedLocale(), namespace: "shell.missing" });
  return { title: `${t("title")} · Préau` };
}

export default async function GlobalNotFound() {
  const locale = await requestedLocale();
  setRequestLocale(locale);
  return (
    <Document locale={locale}>
      <header className="flex h-header items-center justify-center">
        <SiteMark />
      </header>
      <NotFoundScreen home={localizedPath(locale, publicPaths.home)} />
    </Document>
  );
}
