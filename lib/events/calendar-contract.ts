import * as z from "zod/mini";
import { anyone, endpoint } from "@/lib/core/api/endpoint";
import { text } from "@/lib/core/schemas/fields";

const access = ["student", "admin"] as const;
const path = "/api/events/subscription";
const produces = { ics: "text/calendar" } as const;

export const downloadEvent = endpoint({
  method: "GET",
  path: "/api/events/{id}/calendar",
  access,
  produces,
  response: z.object({}),
});

/** The URL of the viewer's calendar; null until one is made. */
export const getEventSubscription = endpoint({
  method: "GET",
  path,
  access,
  response: z.object({ data: z.object({ url: z.nullable(z.string()) }) }),
});

/** Anyone with the URL reads the calendar; a new URL ends the old one. */
export const renewEventSubscription = endpoint({
  method: "POST",
  path,
  access,
  response: z.object({ data: z.object({ url: z.string() }) }),
  status: 201,
  limit: ["eventSubscriptions"],
});

export const deleteEventSubscription = endpoint({ method: "DELETE", path, access, response: z.object({}) });

/** For calendar programs, without a session: the token opens it. */
export const getEventCalendar = endpoint({
  method: "GET",
  path: "/api/events/calendar",
  access: anyone,
  query: z.object({ token: text(100, { min: 1 }) }),
  produces,
  response: z.object({}),
  errors: ["not_found"],
});
