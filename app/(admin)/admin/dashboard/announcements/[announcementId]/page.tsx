import { notFound } from "next/navigation";
import { AnnouncementScreen } from "@/components/announcements/announcement-screen";
import { PageLayout } from "@/components/shell/page-layout";
import { pageTitle } from "@/components/shell/page-title";
import { listAudienceOptions } from "@/lib/announcements/audience-options";
import { previewAnnouncement } from "@/lib/announcements/preview";
import { countRecipients, getAnnouncement } from "@/lib/announcements/queries";
import { parsePathId } from "@/lib/core/api/params";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { nullIfNotFound } from "@/lib/core/errors/null-if-not-found";
import { adminAnnouncementPath } from "@/lib/routes";

type Props = { params: Promise<{ announcementId: string }> };

export const generateMetadata = pageTitle("announcements.title");

export default async function AnnouncementPage({ params }: Props) {
  const { announcementId } = await params;
  const viewer = await requirePageViewer(["admin"], adminAnnouncementPath(announcementId));
  const read = async () => {
    const id = parsePathId(announcementId);
    return Promise.all([
      getAnnouncement(viewer, id),
      previewAnnouncement(viewer, id),
      countRecipients(viewer, id),
      listAudienceOptions(viewer, id),
    ]);
  };
  const [announcement, preview, recipients, options] = (await nullIfNotFound(read)) ?? notFound();
  return (
    <PageLayout wide>
      <AnnouncementScreen {...{ announcement, preview, recipients, options }} />
    </PageLayout>
  );
}
