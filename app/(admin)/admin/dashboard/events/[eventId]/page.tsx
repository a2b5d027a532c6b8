import { EventScreen } from "@/components/events/event-screen";
import { type EventPageProps, eventMetadata, readEvent } from "@/components/events/read-event";
import { PageLayout } from "@/components/shell/page-layout";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { adminPaths } from "@/lib/routes";

export const generateMetadata = eventMetadata;

export default async function AdminEventPage({ params }: EventPageProps) {
  const { eventId } = await params;
  await requirePageViewer(["admin"], `${adminPaths.events}/${eventId}`);
  return (
    <PageLayout>
      <EventScreen area="admin" event={await readEvent("admin", eventId)} />
    </PageLayout>
  );
}
