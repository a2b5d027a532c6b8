import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { Realtime } from "@/components/realtime/realtime";
import { SessionListener } from "@/components/realtime/session-listener";
import { areaMetadata } from "@/components/shell/area-metadata";
import { Document } from "@/components/shell/document";
import { StaffShell } from "@/components/shell/staff-shell";
import { themeCookie, themeOf } from "@/components/shell/theme";
import { getViewer } from "@/lib/core/auth/page-viewer";
import { realtimeConfig } from "@/lib/core/realtime/config";

export const generateMetadata = areaMetadata;

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const [viewer, jar] = await Promise.all([getViewer(), cookies()]);
  return (
    <Document
      locale={viewer.locale}
      theme={themeOf(jar.get(themeCookie)?.value)}
      namespaces={["moderation", "shell", "validation"]}
    >
      <Realtime config={realtimeConfig()} />
      {viewer.role === "admin" && <SessionListener userId={viewer.id} />}
      <StaffShell area="admin">{children}</StaffShell>
    </Document>
  );
}
