import * as z from "zod/mini";
import { eventAnswerKinds } from "@/db/enums";
import { endpoint } from "@/lib/core/api/endpoint";
import { pageMetadata, pageQuery } from "@/lib/core/api/pagination";
import { event, eventAttendee } from "./schemas";

export const attendeeKinds = [...eventAnswerKinds, "waiting"] as const;

const answering = {
  path: "/api/events/{id}/answer",
  access: ["student"],
  response: z.object({ data: event }),
  limit: ["eventAnswers"],
  errors: ["event_cancelled", "event_over"],
} as const;

/** A "yes" to a full event waits for a place. */
export const answerEvent = endpoint({
  ...answering,
  method: "PUT",
  body: z.object({ answer: z.enum(eventAnswerKinds, "invalid") }),
});

export const withdrawEventAnswer = endpoint({ ...answering, method: "DELETE" });

/** By the time of their answer; those who wait, in the order in which they get a place. */
export const listEventAnswers = endpoint({
  method: "GET",
  path: "/api/events/{id}/answers",
  access: ["student", "admin"],
  query: z.object({ ...pageQuery(20), answer: z._default(z.enum(attendeeKinds, "invalid"), "yes") }),
  response: z.object({ data: z.array(eventAttendee), ...pageMetadata }),
});
