import { EventScreen } from "@/components/events/event-screen";
import { type EventPageProps, eventMetadata, readEvent } from "@/components/events/read-event";
import { PageLayout } from "@/components/shell/page-layout";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { studentPaths } from "@/lib/routes";

export const generateMetadata = eventMetadata;

export default async function StudentEventPage({ params }: EventPageProps) {
  const { eventId } = await params;
  await requirePageViewer(["student"], `${studentPaths.events}/${eventId}`);
  return (
    <PageLayout>
      <EventScreen area="student" event={await readEvent("student", eventId)} />
    </PageLayout>
  );
}
