import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { AnnouncementScreen } from "@/components/announcements/announcement-screen";
import { PageLayout } from "@/components/shell/page-layout";
import { listAudienceOptions } from "@/lib/announcements/audience-options";
import { previewAnnouncement } from "@/lib/announcements/preview";
import { countRecipients, getAnnouncement } from "@/lib/announcements/queries";
import { parsePathId } from "@/lib/core/api/params";
import { getViewer, requirePageViewer } from "@/lib/core/auth/page-viewer";
import { nullIfNotFound } from "@/lib/core/errors/null-if-not-found";
import { adminAnnouncementPath } from "@/lib/routes";

type Props = { params: Promise<{ announcementId: string }> };

/** The announcement is read once for the metadata and the page; it is null for viewers whom the page redirects. */
const readAnnouncement = cache(async (announcementId: string) => {
  const viewer = await getViewer();
  if (viewer.role !== "admin") return null;
  const read = async () => {
    const id = parsePathId(announcementId);
    return Promise.all([
      getAnnouncement(viewer, id),
      previewAnnouncement(viewer, id),
      countRecipients(viewer, id),
      listAudienceOptions(viewer, id),
    ]);
  };
  return (await nullIfNotFound(read)) ?? notFound();
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [announcement] = (await readAnnouncement((await params).announcementId)) ?? [];
  return { title: announcement?.title_fr };
}

export default async function AnnouncementPage({ params }: Props) {
  const { announcementId } = await params;
  await requirePageViewer(["admin"], adminAnnouncementPath(announcementId));
  const [announcement, preview, recipients, options] = (await readAnnouncement(announcementId)) ?? notFound();
  return (
    <PageLayout wide>
      <AnnouncementScreen {...{ announcement, preview, recipients, options }} />
    </PageLayout>
  );
}
