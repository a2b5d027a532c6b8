import * as z from "zod/mini";
import { endpoint } from "@/lib/core/api/endpoint";
import { pageMetadata, pageQuery } from "@/lib/core/api/pagination";
import { emptyToUndefined, id, singleLine } from "@/lib/core/schemas/fields";
import { eventBody, eventChanges } from "./body";
import { event } from "./schemas";

const access = ["student", "admin"] as const;

export const month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, "date_invalid"));

const eventsQuery = z.object({
  ...pageQuery(20),
  month: emptyToUndefined(month),
  group_id: emptyToUndefined(id),
  q: emptyToUndefined(singleLine(80, { min: 2 })),
});

/**
 * With `q`, lists all events that the viewer sees whose title or location has words that begin with its words,
 * upcoming ones first. Otherwise by their beginning: the events of a month in the school, or those that are not over. Without
 * `group_id`, it is the viewer's calendar.
 */
export const listEvents = endpoint("GET /api/events", {
  access,
  query: eventsQuery,
  response: z.object({ data: z.array(event), ...pageMetadata }),
});

/** `group_id` is absent for an event of the school. */
const newEventBody = z.extend(eventBody, { group_id: emptyToUndefined(id) });

export const createEvent = endpoint("POST /api/events", {
  access,
  body: newEventBody,
  data: event,
  status: 201,
  successLimit: ["events"],
  errors: ["not_found"],
});

export const getEvent = endpoint("GET /api/events/{id}", { access, data: event });

/** Omitted fields keep their values. */
export const updateEvent = endpoint("PUT /api/events/{id}", {
  access,
  body: eventChanges,
  data: event,
  errors: ["event_cancelled"],
});

/** Allowed only without other attendees or a waiting list, or once the event is cancelled or over. */
export const deleteEvent = endpoint("DELETE /api/events/{id}", { access, errors: ["event_answered"] });

export const cancelEvent = endpoint("POST /api/events/{id}/cancel", {
  access,
  data: event,
  errors: ["event_cancelled", "event_over"],
});
