import { redirect } from "next/navigation";
import type { GroupPageProps } from "@/components/groups/read-group";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { studentPaths } from "@/lib/routes";

export default async function Group({ params }: GroupPageProps) {
  const { groupId } = await params;
  await requirePageViewer(["student"], `${studentPaths.groups}/${groupId}`);
  redirect(`${studentPaths.groups}/${groupId}/overview`);
}
