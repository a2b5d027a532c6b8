import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { areaMetadata } from "@/components/shell/area-metadata";
import { Document } from "@/components/shell/document";
import { themeCookie, themeOf } from "@/components/shell/theme";
import { AuthScreen } from "@/components/users/auth-screen";
import { getViewer } from "@/lib/core/auth/page-viewer";

export const generateMetadata = areaMetadata;

/** Where an invitation leads, whether one is signed in or not. */
export default async function JoiningLayout({ children }: { children: ReactNode }) {
  const [{ locale }, jar] = await Promise.all([getViewer(), cookies()]);
  return (
    <Document
      locale={locale}
      theme={themeOf(jar.get(themeCookie)?.value)}
      namespaces={["users", "companies", "shell", "validation"]}
    >
      <AuthScreen>{children}</AuthScreen>
    </Document>
  );
}
