import * as z from "zod/mini";
import { eventAnswerKinds } from "@/db/enums";
import { isoDateTime } from "@/lib/core/schemas/fields";
import { author } from "@/lib/core/schemas/user";

/** `group` is null for an event of the school; `answer`, `waiting_position` and `has_reported` are the viewer's; `author` is null when they cannot be named. */
export const event = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  location: z.nullable(z.string()),
  url: z.nullable(z.string()),
  starts_at: isoDateTime,
  ends_at: isoDateTime,
  is_all_day: z.boolean(),
  capacity: z.nullable(z.int()),
  yes_count: z.int(),
  maybe_count: z.int(),
  no_count: z.int(),
  waiting_count: z.int(),
  answer: z.nullable(z.enum(eventAnswerKinds)),
  waiting_position: z.nullable(z.int()),
  group: z.nullable(z.object({ id: z.int(), name: z.string() })),
  author: z.nullable(author),
  can_edit: z.boolean(),
  has_reported: z.boolean(),
  is_cancelled: z.boolean(),
  created_at: isoDateTime,
  updated_at: isoDateTime,
});
export type Event = z.infer<typeof event>;

export const eventAttendee = z.object({
  id: z.int(),
  name: z.string(),
  avatar_url: z.nullable(z.string()),
  answered_at: isoDateTime,
});
export type EventAttendee = z.infer<typeof eventAttendee>;
