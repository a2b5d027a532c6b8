import * as z from "zod/mini";
import { roles, userStatuses } from "@/db/enums";
import { isoDateTime } from "@/lib/core/schemas/fields";

/** An account as administrators see it. */
export const userRow = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  role: z.enum(roles),
  status: z.enum(userStatuses),
  status_reason: z.nullable(z.string()),
  /** The day of the school on which a suspension ends. */
  suspended_until: z.nullable(z.string()),
  created_at: isoDateTime,
  /** The time at which the last tab was closed; null while one is open, and before the first. */
  last_seen_at: z.nullable(isoDateTime),
  deleted_at: z.nullable(isoDateTime),
  posts_count: z.int(),
});
export type UserRow = z.infer<typeof userRow>;
