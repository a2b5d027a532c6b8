import { GroupEvents } from "@/components/events/group-events";
import { listGroupEvents } from "@/components/events/read-event";
import { GroupHeader } from "@/components/groups/group-header";
import { GroupOverview } from "@/components/groups/group-overview";
import { type GroupPageProps, groupMetadata, readGroup } from "@/components/groups/read-group";
import { PageLayout } from "@/components/shell/page-layout";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { studentPaths } from "@/lib/routes";

export const generateMetadata = groupMetadata;

export default async function GroupOverviewPage({ params }: GroupPageProps) {
  const { groupId } = await params;
  const viewer = await requirePageViewer(["student"], `${studentPaths.groups}/${groupId}/overview`);
  const [group, events] = await Promise.all([readGroup(groupId), listGroupEvents(viewer, groupId)]);
  return (
    <PageLayout>
      <div className="grid gap-4">
        <GroupHeader group={group} tab="overview" />
        <GroupOverview group={group} />
        <GroupEvents events={events} />
      </div>
    </PageLayout>
  );
}
