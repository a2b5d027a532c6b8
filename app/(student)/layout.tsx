import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { Document } from "@/components/shell/document";
import { themeCookie, themeOf } from "@/components/shell/theme";
import { currentViewer } from "@/lib/auth/page-viewer";

export default async function StudentLayout({ children }: { children: ReactNode }) {
  const viewer = await currentViewer();
  const theme = themeOf((await cookies()).get(themeCookie)?.value);
  return (
    <Document locale={viewer.locale} theme={theme} namespaces={["posts", "search", "shell"]}>
      <main id="content" tabIndex={-1} className="p-4">
        {children}
      </main>
    </Document>
  );
}
