import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { cache } from "react";
import { parsePathId } from "@/lib/core/api/params";
import { getViewer } from "@/lib/core/auth/page-viewer";
import type { Viewer } from "@/lib/core/auth/viewer";
import { nullIfNotFound } from "@/lib/core/errors/null-if-not-found";
import { getEvent, listEvents } from "@/lib/events/queries";
import type { Event } from "@/lib/events/schemas";
import { type EventArea, missingEventPath } from "@/lib/routes";

export type EventPageProps = { params: Promise<{ eventId: string }> };

/** The event is read once per request. Redirects to the list from an event that the viewer cannot see. */
export async function readEvent(area: EventArea, eventId: string): Promise<Event> {
  return (await findEvent(await getViewer(), eventId)) ?? redirect(missingEventPath(area));
}

export async function eventMetadata({ params }: EventPageProps): Promise<Metadata> {
  const event = await findEvent(await getViewer(), (await params).eventId);
  return event ? { title: event.title } : {};
}

const findEvent = cache(async (viewer: Viewer, eventId: string): Promise<Event | null> => {
  if (viewer.role !== "student" && viewer.role !== "admin") return null;
  return nullIfNotFound(async () => getEvent(viewer, parsePathId(eventId)));
});

const maxOfGroup = 5;

export async function listGroupEvents(viewer: Viewer<"student">, groupId: string): Promise<Event[]> {
  const query = () => ({ group_id: parsePathId(groupId), page: 1, per_page: maxOfGroup });
  return (await nullIfNotFound(async () => listEvents(viewer, query())))?.data ?? [];
}
