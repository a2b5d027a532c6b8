import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { areaMetadata } from "@/components/shell/area-metadata";
import { Document } from "@/components/shell/document";
import { getViewer } from "@/lib/core/auth/page-viewer";
import { appUrl } from "@/lib/core/env";

export async function generateMetadata(): Promise<Metadata> {
  const [t, area] = await Promise.all([getTranslations("site.home"), areaMetadata()]);
  return { ...area, metadataBase: new URL(appUrl()), description: t("description") };
}

export default async function AuthLayout({ children }: { children: ReactNode }) {
  const { locale } = await getViewer();
  return (
    <Document locale={locale} namespaces={["users", "shell", "validation"]}>
      {children}
    </Document>
  );
}
