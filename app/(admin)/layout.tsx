import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { areaMetadata } from "@/components/shell/area-metadata";
import { Document } from "@/components/shell/document";
import { StaffShell } from "@/components/shell/staff-shell";
import { themeCookie, themeOf } from "@/components/shell/theme";
import { currentViewer } from "@/lib/auth/page-viewer";

export const generateMetadata = areaMetadata;

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const [{ locale }, jar] = await Promise.all([currentViewer(), cookies()]);
  return (
    <Document
      locale={locale}
      theme={themeOf(jar.get(themeCookie)?.value)}
      namespaces={["moderation", "shell"]}
    >
      <StaffShell area="admin">{children}</StaffShell>
    </Document>
  );
}
