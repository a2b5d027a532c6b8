import { GroupAbout } from "@/components/groups/group-about";
import { GroupMembers } from "@/components/groups/group-members";
import { LazyGroupHeader } from "@/components/groups/lazy-group-header";
import { type GroupPageProps, groupMetadata, readGroup } from "@/components/groups/read-group";
import { PageLayout } from "@/components/shell/page-layout";
import { parsePathId } from "@/lib/core/api/params";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { nullIf } from "@/lib/core/errors/null-if-not-found";
import { listGroupMembers } from "@/lib/groups/member-queries";
import { studentPaths } from "@/lib/routes";

const perPage = 50;

export const generateMetadata = groupMetadata("members");

export default async function GroupMembersPage({ params }: GroupPageProps) {
  const { groupId } = await params;
  const viewer = await requirePageViewer(["student"], `${studentPaths.groups}/${groupId}/members`);
  const query = { page: 1, per_page: perPage, q: "" };
  const [group, initialData] = await Promise.all([
    readGroup(groupId),
    nullIf(["not_found", "forbidden"], async () => listGroupMembers(viewer, parsePathId(groupId), query)),
  ]);
  return (
    <PageLayout aside={<GroupAbout id="group-about" group={group} />}>
      <div className="grid gap-4">
        <LazyGroupHeader group={group} tab="members" />
        <GroupMembers group={group} initialData={initialData} />
      </div>
    </PageLayout>
  );
}
