import { LazyGroupEvents } from "@/components/events/lazy-group-events";
import { listGroupEvents } from "@/components/events/read-event";
import { GroupAbout } from "@/components/groups/group-about";
import { GroupAside, PrivatePosts } from "@/components/groups/group-overview";
import { LazyGroupHeader } from "@/components/groups/lazy-group-header";
import {
  type GroupPageProps,
  groupMetadata,
  readGroup,
  readGroupPosts,
} from "@/components/groups/read-group";
import { Feed } from "@/components/posts/feed";
import { postViewer } from "@/components/posts/post-viewer";
import { PageLayout } from "@/components/shell/page-layout";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { parseSearchParams, type SearchProps } from "@/lib/core/http/search-params";
import { feedQuery } from "@/lib/posts/contract";
import { studentPaths } from "@/lib/routes";

export const generateMetadata = groupMetadata();

export default async function GroupOverviewPage({ params, searchParams }: GroupPageProps & SearchProps) {
  const { groupId } = await params;
  const viewer = await requirePageViewer(["student"], `${studentPaths.groups}/${groupId}/overview`);
  const query = parseSearchParams(feedQuery, await searchParams);
  const [group, events, initialData] = await Promise.all([
    readGroup(groupId),
    listGroupEvents(viewer, groupId),
    readGroupPosts(viewer, groupId, query),
  ]);
  const { page, until } = query;
  return (
    <PageLayout aside={<GroupAside group={group} />}>
      <div className="grid grid-cols-1 gap-4">
        <LazyGroupHeader group={group} tab="overview" />
        <div className="lg:hidden">
          <GroupAbout id="group-about-narrow" group={group} />
        </div>
        <LazyGroupEvents group={group} events={events} />
        {initialData ? (
          <Feed
            key={`${page}-${until}`}
            viewer={postViewer(viewer)}
            group={{ id: group.id, isMember: group.role !== null, isAdmin: group.is_admin }}
            hasBlocks={initialData.has_blocks}
            hasMutes={initialData.has_mutes}
            initialData={initialData}
            page={page}
            until={until}
          />
        ) : (
          <PrivatePosts />
        )}
      </div>
    </PageLayout>
  );
}
