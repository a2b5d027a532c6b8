import { GroupAbout } from "@/components/groups/group-about";
import { GroupFiles } from "@/components/groups/group-files";
import { PrivatePosts } from "@/components/groups/group-overview";
import { LazyGroupHeader } from "@/components/groups/lazy-group-header";
import {
  type GroupPageProps,
  groupMetadata,
  readGroup,
  readGroupPosts,
} from "@/components/groups/read-group";
import { PageLayout } from "@/components/shell/page-layout";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { studentPaths } from "@/lib/routes";

const first = { page: 1, per_page: 10 };

export const generateMetadata = groupMetadata("files.title");

export default async function GroupFilesPage({ params }: GroupPageProps) {
  const { groupId } = await params;
  const viewer = await requirePageViewer(["student"], `${studentPaths.groups}/${groupId}/files`);
  const [group, images, links] = await Promise.all([
    readGroup(groupId),
    readGroupPosts(viewer, groupId, { ...first, with: "images" }),
    readGroupPosts(viewer, groupId, { ...first, with: "links" }),
  ]);
  return (
    <PageLayout aside={<GroupAbout id="group-about" group={group} />}>
      <div className="grid grid-cols-1 gap-4">
        <LazyGroupHeader group={group} tab="files" />
        {images && links ? (
          <div className="grid items-start gap-4 xl:grid-cols-2">
            <GroupFiles groupId={group.id} content="images" initialData={images} />
            <GroupFiles groupId={group.id} content="links" initialData={links} />
          </div>
        ) : (
          <PrivatePosts />
        )}
      </div>
    </PageLayout>
  );
}
