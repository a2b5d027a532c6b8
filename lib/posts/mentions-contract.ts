import * as z from "zod/mini";
import { endpoint } from "@/lib/core/api/endpoint";
import { emptyToUndefined, id, singleLine } from "@/lib/core/schemas/fields";

const mentionable = z.object({
  id: z.int(),
  name: z.string(),
  username: z.string(),
  avatar_url: z.nullable(z.string()),
  is_friend: z.boolean(),
});
export type Mentionable = z.infer<typeof mentionable>;

/** At most eight by name or username: friends first, then those in the thread of `post_id`, then the school. In a group its members alone, for who is one. */
export const listMentionable = endpoint("GET /api/posts/mentionable", {
  access: ["student", "admin"],
  query: z.object({
    q: z._default(singleLine(80), ""),
    post_id: emptyToUndefined(id),
    group_id: emptyToUndefined(id),
  }),
  data: z.array(mentionable),
});
