import type { ReactNode } from "react";
import { Speaking } from "@/components/shell/document";
import { PublicFrame } from "@/components/shell/public-frame";
import { currentViewer } from "@/lib/auth/page-viewer";
import type { Locale } from "@/lib/i18n/locales";

type Props = { children: ReactNode; params: Promise<{ locale: Locale }> };

export default async function PostsLayout({ children, params }: Props) {
  const { locale } = await params;
  return (
    <Speaking locale={locale} namespaces={["posts", "shell"]}>
      <PublicFrame viewer={await currentViewer()} locale={locale}>
        {children}
      </PublicFrame>
    </Speaking>
  );
}
