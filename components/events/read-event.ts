import type { Metadata } from "next";
import { cache } from "react";
import { parsePathId } from "@/lib/core/api/params";
import { getViewer } from "@/lib/core/auth/page-viewer";
import type { Viewer } from "@/lib/core/auth/viewer";
import { nullIfNotFound } from "@/lib/core/errors/null-if-not-found";
import { getEvent, listEvents } from "@/lib/events/queries";
import type { Event } from "@/lib/events/schemas";

type Props = { params: Promise<{ eventId: string }> };

export async function eventMetadata({ params }: Props): Promise<Metadata> {
  const event = await findEvent(await getViewer(), (await params).eventId);
  return event ? { title: event.title } : {};
}

/** The event is read once per request. */
export const findEvent = cache(async (viewer: Viewer, eventId: string): Promise<Event | null> => {
  if (viewer.role !== "student" && viewer.role !== "admin") return null;
  return nullIfNotFound(async () => getEvent(viewer, parsePathId(eventId)));
});

const maxOfGroup = 5;

export async function listGroupEvents(viewer: Viewer<"student">, groupId: string): Promise<Event[]> {
  const query = () => ({ group_id: parsePathId(groupId), page: 1, per_page: maxOfGroup });
  return (await nullIfNotFound(async () => listEvents(viewer, query())))?.data ?? [];
}
