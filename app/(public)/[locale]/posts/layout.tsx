import { MemberListeners } from "@/components/realtime/member-listeners";
import { IntlProvider } from "@/components/shell/document";
import { PublicShell } from "@/components/shell/public-shell";
import { type PublicLayoutProps, readLocale } from "@/components/site/public-layout";
import { ViewerProvider } from "@/components/ui/viewer-provider";
import { getViewer } from "@/lib/core/auth/page-viewer";
import { realtimeConfig } from "@/lib/core/realtime/config";

export default async function PostsLayout({ children, params }: PublicLayoutProps) {
  const locale = await readLocale(params);
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
