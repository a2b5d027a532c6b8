import { notFound } from "next/navigation";
import { pageTitle } from "@/components/shell/page-title";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { adminPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("shell.missing.title");

/** Catches the unknown paths of the area: without it, they would show the not-found screen of visitors. */
export default async function MissingPage({ params }: { params: Promise<{ missing: string[] }> }) {
  const { missing } = await params;
  await requirePageViewer(["admin"], `${adminPaths.home}/${missing.join("/")}`);
  notFound();
}
