import { redirect } from "next/navigation";
import type { GroupPageProps } from "@/components/groups/read-group";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { studentPaths } from "@/lib/routes";

/** Where a card leads, and a short address to share. */
export default async function GroupLink({ params }: GroupPageProps) {
  const { groupId } = await params;
  await requirePageViewer(["student"], `/groups/${groupId}`);
  redirect(`${studentPaths.groups}/${groupId}/overview`);
}
