import * as z from "zod/mini";
import { instant } from "@/lib/api/fields";
import { documentKinds } from "./kinds";

/** A student's own PDF; `path` opens it for five minutes at /storage/{path}. */
export const ownDocument = z.object({
  id: z.int(),
  kind: z.enum(documentKinds),
  name: z.string(),
  size: z.int(),
  path: z.string(),
  created_at: instant,
  applications_count: z.int(),
});
export type OwnDocument = z.infer<typeof ownDocument>;
