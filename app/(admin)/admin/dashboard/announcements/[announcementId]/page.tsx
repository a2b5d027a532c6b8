import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AnnouncementScreen } from "@/components/announcements/announcement-screen";
import { PageLayout } from "@/components/shell/page-layout";
import { listAudienceOptions } from "@/lib/announcements/audience-options";
import { previewAnnouncement } from "@/lib/announcements/preview";
import { countRecipients, getAnnouncement } from "@/lib/announcements/queries";
import { pageReader } from "@/lib/core/api/page-reader";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { adminAnnouncementPath } from "@/lib/routes";

type Props = { params: Promise<{ announcementId: string }> };

const readAnnouncement = pageReader(["admin"], (viewer, id) =>
  Promise.all([
    getAnnouncement(viewer, id),
    previewAnnouncement(viewer, id),
    countRecipients(viewer, id),
    listAudienceOptions(viewer, id),
  ]),
);

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
