import { NewAnnouncement } from "@/components/announcements/new-announcement";
import { PageLayout } from "@/components/shell/page-layout";
import { pageTitle } from "@/components/shell/page-title";
import { listAudienceOptions } from "@/lib/announcements/audience-options";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { adminPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("announcements.new");

export default async function NewAnnouncementPage() {
  const viewer = await requirePageViewer(["admin"], adminPaths.newAnnouncement);
  return (
    <PageLayout>
      <NewAnnouncement options={await listAudienceOptions(viewer, null)} />
    </PageLayout>
  );
}
