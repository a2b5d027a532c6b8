import type { ReactNode } from "react";
import { areaMetadata } from "@/components/shell/area-metadata";
import { Document } from "@/components/shell/document";
import { AuthScreen } from "@/components/users/auth-screen";
import { getViewer } from "@/lib/core/auth/page-viewer";

export const generateMetadata = areaMetadata;

/** Pages that invitations link to, for visitors and signed-in users alike. */
export default async function JoiningLayout({ children }: { children: ReactNode }) {
  const { locale } = await getViewer();
  return (
    <Document locale={locale} namespaces={["users", "companies", "shell", "validation"]}>
      <AuthScreen>{children}</AuthScreen>
    </Document>
  );
}
