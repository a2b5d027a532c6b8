import { toLocalTimes } from "./event-times";
import type { Event } from "./schemas";

type Stored = Pick<
  Event,
  "title" | "description" | "location" | "url" | "capacity" | "starts_at" | "ends_at" | "is_all_day"
>;

/** As a form shows an event; `eventBody` takes it back. */
export function toEventFields(event: Stored) {
  return {
    ...toLocalTimes(event),
    title: event.title,
    description: event.description,
    location: event.location ?? "",
    url: event.url ?? "",
    capacity: String(event.capacity ?? ""),
  };
}

export type EventFields = ReturnType<typeof toEventFields>;
