import * as z from "zod/mini";
import { eventAnswerKinds } from "@/db/enums";
import { endpoint } from "@/lib/core/api/endpoint";
import { pageMetadata, pageQuery } from "@/lib/core/api/pagination";
import { event, eventAttendee } from "./schemas";

export const attendeeKinds = [...eventAnswerKinds, "waiting"] as const;

const answering = {
  access: ["student"],
  data: event,
  limit: ["eventAnswers"],
  errors: ["event_cancelled", "event_over"],
} as const;

/** A "yes" to a full event waits for a place. */
export const answerEvent = endpoint("PUT /api/events/{id}/answer", {
  ...answering,
  body: z.object({ answer: z.enum(eventAnswerKinds, "invalid") }),
});

export const withdrawEventAnswer = endpoint("DELETE /api/events/{id}/answer", answering);

/** Sorted by the time of the answer; the waiting list in the order in which places are given. */
export const listEventAnswers = endpoint("GET /api/events/{id}/answers", {
  access: ["student", "admin"],
  query: z.object({ ...pageQuery(20), answer: z._default(z.enum(attendeeKinds, "invalid"), "yes") }),
  response: z.object({ data: z.array(eventAttendee), ...pageMetadata }),
});
