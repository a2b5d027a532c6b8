import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import { setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { Document } from "@/components/shell/document";
import { PublicFrame } from "@/components/shell/public-frame";
import { themeCookie, themeOf } from "@/components/shell/theme";
import { currentViewer } from "@/lib/auth/page-viewer";
import { isLocale } from "@/lib/i18n/locales";

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

export default async function PublicLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const theme = themeOf((await cookies()).get(themeCookie)?.value);
  return (
    <Document locale={locale} theme={theme} namespaces={["posts", "shell"]}>
      <PublicFrame viewer={await currentViewer()} locale={locale}>
        {children}
      </PublicFrame>
    </Document>
  );
}
