import { GroupsScreen } from "@/components/groups/groups-screen";
import { PageLayout } from "@/components/shell/page-layout";
import { pageTitle } from "@/components/shell/page-title";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { parseSearchParams, type SearchProps } from "@/lib/core/http/search-params";
import { groupPagesQuery } from "@/lib/groups/contract";
import { listDeletedGroups, listGroups, listUserGroups } from "@/lib/groups/queries";
import { studentPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("groups.title");

export default async function GroupsPage({ searchParams }: SearchProps) {
  const viewer = await requirePageViewer(["student"], studentPaths.groups);
  const { page, per_page, public_page, not_found } = parseSearchParams(groupPagesQuery, await searchParams);
  const [own, pending, open, deleted] = await Promise.all([
    listUserGroups(viewer, viewer.id, { page, per_page }),
    listGroups(viewer, { scope: "pending", page: 1, per_page: 100 }),
    listGroups(viewer, { scope: "public", page: public_page, per_page }),
    listDeletedGroups(viewer),
  ]);
  return (
    <PageLayout wide>
      <GroupsScreen own={own} pending={pending.data} open={open} deleted={deleted} isMissing={not_found} />
    </PageLayout>
  );
}
