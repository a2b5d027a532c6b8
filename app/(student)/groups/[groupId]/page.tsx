import { redirect } from "next/navigation";
import type { GroupPageProps } from "@/components/groups/read-group";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { studentPaths } from "@/lib/routes";

/** A short URL to share, which does not depend on the tabs of a group. */
export default async function GroupLink({ params }: GroupPageProps) {
  const { groupId } = await params;
  await requirePageViewer(["student"], `/groups/${groupId}`);
  redirect(`${studentPaths.groups}/${groupId}/overview`);
}
