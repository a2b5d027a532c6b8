import * as z from "zod/mini";
import { isoDateTime } from "@/lib/core/schemas/fields";
import { author } from "@/lib/core/schemas/user";

export const notification = z.object({
  id: z.int(),
  post_id: z.nullable(z.int()),
  kind: z.string(),
  text: z.string(),
  detail: z.nullable(z.string()),
  actor: z.nullable(author),
  count: z.int(),
  href: z.string(),
  is_read: z.boolean(),
  created_at: isoDateTime,
  updated_at: isoDateTime,
});
export type Notification = z.infer<typeof notification>;
