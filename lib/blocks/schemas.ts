import * as z from "zod/mini";
import { isoDateTime } from "@/lib/core/schemas/fields";

export const blockedUser = z.object({
  id: z.int(),
  name: z.string(),
  avatar_url: z.nullable(z.string()),
  created_at: isoDateTime,
});
export type BlockedUser = z.infer<typeof blockedUser>;
