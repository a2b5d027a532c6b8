import { notFound } from "next/navigation";
import { setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { Speaking } from "@/components/shell/document";
import { PublicFrame } from "@/components/shell/public-frame";
import { currentViewer } from "@/lib/auth/page-viewer";
import { isLocale } from "@/lib/i18n/locales";

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

export default async function PostsLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return (
    <Speaking locale={locale} namespaces={["posts", "shell"]}>
      <PublicFrame viewer={await currentViewer()} locale={locale}>
        {children}
      </PublicFrame>
    </Speaking>
  );
}
