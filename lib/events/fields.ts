import { toLocalTimes } from "./event-times";
import type { Event } from "./schemas";

type Stored = Pick<
  Event,
  "title" | "description" | "location" | "url" | "capacity" | "starts_at" | "ends_at" | "is_all_day"
>;

/** Converts an event to the values of its form; `eventBody` is the inverse. */
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
