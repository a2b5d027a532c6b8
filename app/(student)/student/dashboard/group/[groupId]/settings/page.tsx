import { redirect } from "next/navigation";
import { GroupAbout } from "@/components/groups/group-about";
import { LazyGroupHeader } from "@/components/groups/lazy-group-header";
import { LazyGroupSettings } from "@/components/groups/lazy-group-settings";
import { type GroupPageProps, groupMetadata, readGroup } from "@/components/groups/read-group";
import { PageLayout } from "@/components/shell/page-layout";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { groupPath, studentPaths } from "@/lib/routes";

export const generateMetadata = groupMetadata("settings");

/** Shows the settings of the group to its admins. */
export default async function GroupSettingsPage({ params }: GroupPageProps) {
  const { groupId } = await params;
  await requirePageViewer(["student"], `${studentPaths.groups}/${groupId}/settings`);
  const group = await readGroup(groupId);
  if (!group.is_admin) redirect(`${groupPath(group.id)}/overview`);
  return (
    <PageLayout aside={<GroupAbout id="group-about" group={group} />}>
      <div className="grid gap-4">
        <LazyGroupHeader group={group} tab="settings" />
        <LazyGroupSettings group={group} />
      </div>
    </PageLayout>
  );
}
