import * as z from "zod/mini";
import { instant } from "@/lib/api/fields";
import { author } from "@/lib/users/contract";

/** What happened, `count` times since it was last read, in a sentence. `detail` are the words it is about. */
export const notification = z.object({
  id: z.int(),
  kind: z.string(),
  text: z.string(),
  detail: z.nullable(z.string()),
  actor: z.nullable(author),
  count: z.int(),
  href: z.string(),
  is_read: z.boolean(),
  created_at: instant,
  updated_at: instant,
});
export type Notification = z.infer<typeof notification>;
