import { redirect } from "next/navigation";
import { PageLayout } from "@/components/shell/page-layout";
import type { Viewer } from "@/lib/core/auth/viewer";
import { missingEventPath } from "@/lib/routes";
import { EventScreen } from "./event-screen";
import { findEvent } from "./read-event";

type Props = { viewer: Viewer<"student" | "admin">; params: { eventId: string } };

/** Redirects to the list from an event that the viewer cannot see. */
export async function EventPage({ viewer, params }: Props) {
  const event = (await findEvent(viewer, params.eventId)) ?? redirect(missingEventPath(viewer.role));
  return (
    <PageLayout>
      <EventScreen area={viewer.role} event={event} />
    </PageLayout>
  );
}
