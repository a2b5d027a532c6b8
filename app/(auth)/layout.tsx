import type { Metadata } from "next";
import { cookies } from "next/headers";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { areaMetadata } from "@/components/shell/area-metadata";
import { Document } from "@/components/shell/document";
import { themeCookie, themeOf } from "@/components/shell/theme";
import { currentViewer } from "@/lib/auth/page-viewer";
import { appUrl } from "@/lib/env";

export async function generateMetadata(): Promise<Metadata> {
  const [t, area] = await Promise.all([getTranslations("site.home"), areaMetadata()]);
  return { ...area, metadataBase: new URL(appUrl()), description: t("description") };
}

export default async function AuthLayout({ children }: { children: ReactNode }) {
  const [{ locale }, jar] = await Promise.all([currentViewer(), cookies()]);
  return (
    <Document
      locale={locale}
      theme={themeOf(jar.get(themeCookie)?.value)}
      namespaces={["accounts", "shell", "validation"]}
    >
      {children}
    </Document>
  );
}
