import { cookies } from "next/headers";
import { Document } from "@/components/shell/document";
import { themeCookie, themeOf } from "@/components/shell/theme";
export const metadata = { title: "Look" };
export default async function Layout({ children }: { children: React.ReactNode }) {
  const jar = await cookies();
  return (
    <Document
      locale={jar.get("NEXT_LOCALE")?.value === "en" ? "en" : "fr"}
      theme={themeOf(jar.get(themeCookie)?.value)}
      namespaces={[]}
    >
      {children}
    </Document>
  );
}
