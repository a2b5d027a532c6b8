import { notFound } from "next/navigation";
import { setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { MemberListeners } from "@/components/realtime/member-listeners";
import { IntlProvider } from "@/components/shell/document";
import { PublicShell } from "@/components/shell/public-shell";
import { ViewerProvider } from "@/components/ui/viewer-provider";
import { getViewer } from "@/lib/core/auth/page-viewer";
import { isLocale } from "@/lib/core/i18n/locales";
import { realtimeConfig } from "@/lib/core/realtime/config";

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

export default async function PostsLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const viewer = await getViewer();
  const decides = viewer.role === "admin" ? (["moderation"] as const) : [];
  const namespaces = ["posts", "shell", "validation", ...decides] as const;
  return (
    <IntlProvider locale={locale} namespaces={namespaces}>
      {viewer.role !== "visitor" && <MemberListeners userId={viewer.id} config={realtimeConfig()} />}
      <PublicShell viewer={viewer} locale={locale}>
        <ViewerProvider userId={viewer.id}>{children}</ViewerProvider>
      </PublicShell>
    </IntlProvider>
  );
}
