import * as z from "zod/mini";
import { anyone, endpoint } from "@/lib/core/api/endpoint";
import { text } from "@/lib/core/schemas/fields";

const access = ["student", "admin"] as const;
const produces = { ics: "text/calendar" } as const;

export const downloadEvent = endpoint("GET /api/events/{id}/calendar", { access, produces });

/** The URL of the viewer's calendar; null until one is made. */
export const getEventSubscription = endpoint("GET /api/events/subscription", {
  access,
  data: z.object({ url: z.nullable(z.string()) }),
});

/** Anyone with the URL reads the calendar; a new URL ends the old one. */
export const renewEventSubscription = endpoint("POST /api/events/subscription", {
  access,
  data: z.object({ url: z.string() }),
  status: 201,
  limit: ["eventSubscriptions"],
});

export const deleteEventSubscription = endpoint("DELETE /api/events/subscription", { access });

/** Called by calendar programs, without a session: the token identifies the user. */
export const getEventCalendar = endpoint("GET /api/events/calendar", {
  access: anyone,
  query: z.object({ token: text(100, { min: 1 }) }),
  produces,
  errors: ["not_found"],
});
