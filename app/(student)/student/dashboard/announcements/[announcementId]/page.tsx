import { ReceivedAnnouncementPage } from "@/components/announcements/received-announcement-page";
import { pageTitle } from "@/components/shell/page-title";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { areas } from "@/lib/routes";

type Props = { params: Promise<{ announcementId: string }> };

export const generateMetadata = pageTitle("announcements.received.title");

export default async function StudentAnnouncement({ params }: Props) {
  const { announcementId } = await params;
  const viewer = await requirePageViewer(["student"], `${areas.student}/announcements/${announcementId}`);
  return <ReceivedAnnouncementPage viewer={viewer} announcementId={announcementId} />;
}
