import { notFound } from "next/navigation";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { studentPaths } from "@/lib/routes";

type Props = { params: Promise<{ missing: string[] }> };

export default async function MissingPage({ params }: Props) {
  const { missing } = await params;
  await requirePageViewer(["student"], `${studentPaths.feed}/${missing.join("/")}`);
  notFound();
}
