import * as z from "zod/mini";
import { userSummary } from "@/lib/friends/schemas";

/** A person whom the viewer may know, with what both have in common beside `common_friends`. */
export const suggestion = z.extend(userSummary, {
  /** The programme of both; null where they differ. */
  programme: z.nullable(z.string()),
  interests: z.array(z.string()),
  /** The common groups, the smallest first. */
  groups: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type Suggestion = z.infer<typeof suggestion>;
