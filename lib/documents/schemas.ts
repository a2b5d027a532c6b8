import * as z from "zod/mini";
import { documentKinds } from "@/db/enums";
import { isoDateTime } from "@/lib/core/schemas/fields";

export const ownDocument = z.object({
  id: z.int(),
  kind: z.enum(documentKinds),
  name: z.string(),
  size: z.int(),
  path: z.string(),
  created_at: isoDateTime,
  applications_count: z.int(),
});
export type OwnDocument = z.infer<typeof ownDocument>;
