import { GroupsScreen } from "@/components/groups/groups-screen";
import { PageLayout } from "@/components/shell/page-layout";
import { pageTitle } from "@/components/shell/page-title";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { parseSearchParams, type SearchProps } from "@/lib/core/http/search-params";
import { groupPagesQuery } from "@/lib/groups/contract";
import { listScreenGroups } from "@/lib/groups/screen-queries";
import { studentPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("groups.title");

export default async function GroupsPage({ searchParams }: SearchProps) {
  const viewer = await requirePageViewer(["student"], studentPaths.groups);
  const { not_found, ...pages } = parseSearchParams(groupPagesQuery, await searchParams);
  const lists = await listScreenGroups(viewer, pages);
  return (
    <PageLayout wide>
      <GroupsScreen {...lists} isMissing={not_found} />
    </PageLayout>
  );
}
