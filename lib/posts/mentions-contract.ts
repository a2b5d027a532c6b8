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

/**
 * Returns at most eight users by name or username: friends first, then users in the thread of `post_id`, then the
 * school. With a group, only its members are returned, to members.
 */
export const listMentionable = endpoint("GET /api/posts/mentionable", {
  access: ["student", "admin"],
  query: z.object({
    q: z._default(singleLine(80), ""),
    post_id: emptyToUndefined(id),
    group_id: emptyToUndefined(id),
  }),
  data: z.array(mentionable),
});
