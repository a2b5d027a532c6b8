import { notFound } from "next/navigation";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";

type Props = { params: Promise<{ missing: string[] }> };

export default async function MissingPage({ params }: Props) {
  const { missing } = await params;
  await requirePageViewer(["student"], `/student/dashboard/${missing.join("/")}`);
  notFound();
}
