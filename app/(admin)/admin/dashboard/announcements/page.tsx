import { AnnouncementsScreen } from "@/components/announcements/announcements-screen";
import { PageLayout } from "@/components/shell/page-layout";
import { pageTitle } from "@/components/shell/page-title";
import { listAnnouncements } from "@/lib/announcements/queries";
import { parseAnnouncementSearchParams } from "@/lib/announcements/search-params";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import type { SearchProps } from "@/lib/core/http/search-params";
import { adminPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("announcements.title");

export default async function AnnouncementsPage({ searchParams }: SearchProps) {
  const viewer = await requirePageViewer(["admin"], adminPaths.announcements);
  const params = parseAnnouncementSearchParams(await searchParams);
  const list = await listAnnouncements(viewer, { ...params, per_page: 20 });
  return (
    <PageLayout wide>
      <AnnouncementsScreen list={list} status={params.status} />
    </PageLayout>
  );
}
