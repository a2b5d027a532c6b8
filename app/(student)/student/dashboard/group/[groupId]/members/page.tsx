import { GroupHeader } from "@/components/groups/group-header";
import { GroupMembers } from "@/components/groups/group-members";
import { type GroupPageProps, groupMetadata, readGroup } from "@/components/groups/read-group";
import { PageLayout } from "@/components/shell/page-layout";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { listGroupMembers } from "@/lib/groups/member-queries";
import { studentPaths } from "@/lib/routes";

const perPage = 50;

export const generateMetadata = groupMetadata;

export default async function GroupMembersPage({ params }: GroupPageProps) {
  const { groupId } = await params;
  const viewer = await requirePageViewer(["student"], `${studentPaths.groups}/${groupId}/members`);
  const group = await readGroup(groupId);
  const isReadable = !group.is_private || group.role !== null;
  const first = isReadable
    ? await listGroupMembers(viewer, group.id, { page: 1, per_page: perPage, q: "" })
    : null;
  return (
    <PageLayout>
      <div className="grid gap-4">
        <GroupHeader group={group} tab="members" />
        <GroupMembers group={group} first={first} />
      </div>
    </PageLayout>
  );
}
