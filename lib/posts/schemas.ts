import * as z from "zod/mini";
import { audiences, categories, contentTypes, holdReasons, locales, postStatuses } from "@/db/enums";
import { isoDateTime } from "@/lib/core/schemas/fields";
import { author } from "@/lib/core/schemas/user";
import { groupRoles } from "@/lib/groups/roles";
import { feelings } from "./constants";

export const postImage = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
});
export type PostImage = z.infer<typeof postImage>;

export const tag = z.object({ id: z.int(), name: z.string() });

export const postReport = z.object({ reason: z.string(), post_id: z.int(), created_at: isoDateTime });
export type PostReport = z.infer<typeof postReport>;

/** A part of `content` that names a user whose profile the viewer may open. Positions count UTF-16 code units, the `@` included. */
export const mention = z.object({
  user_id: z.int(),
  name: z.string(),
  start: z.int(),
  length: z.int(),
});

/** `user` is null for a visitor's comment; `author_email` and `held_for` are for admins only. */
export const comment = z.object({
  id: z.int(),
  post_id: z.int(),
  content: z.string(),
  mentions: z.array(mention),
  user: z.nullable(author),
  author_name: z.nullable(z.string()),
  is_visitor: z.boolean(),
  author_email: z.optional(z.string()),
  reply_to: z.nullable(z.object({ id: z.int(), author_name: z.string() })),
  status: z.enum(["published", "pending"]),
  held_for: z.optional(z.enum(holdReasons)),
  created_at: isoDateTime,
  edited_at: z.nullable(isoDateTime),
  is_owner: z.boolean(),
  has_reported: z.boolean(),
});
export type Comment = z.infer<typeof comment>;

/** `votes_count` is null for viewers who do not see the results yet. */
export const poll = z.object({
  is_multiple: z.boolean(),
  is_anonymous: z.boolean(),
  ends_at: z.nullable(isoDateTime),
  is_ended: z.boolean(),
  voters_count: z.int(),
  options: z.array(
    z.object({ id: z.int(), text: z.string(), votes_count: z.nullable(z.int()), is_chosen: z.boolean() }),
  ),
});
export type Poll = z.infer<typeof poll>;

export const pollVote = z.object({ option_id: z.int(), user: author });
export type PollVote = z.infer<typeof pollVote>;

export const post = z.object({
  id: z.int(),
  content: z.string(),
  mentions: z.array(mention),
  locale: z.nullable(z.enum(locales)),
  content_type: z.object({ id: z.int(), slug: z.enum(contentTypes) }),
  category: z.nullable(z.enum(categories)),
  feeling: z.nullable(z.enum(feelings)),
  audience: z.enum(audiences),
  status: z.enum(postStatuses),
  /** Whether the post is pinned to the top of the school's feed or, in a group, of the group's. */
  is_pinned: z.boolean(),
  /** Whether it is announced to all members of its group. */
  is_announcement: z.boolean(),
  /** The number of members who have read the notification of an announcement, for the group's owner and admins. */
  reads_count: z.nullable(z.int()),
  /** The group, with the viewer's role in it. */
  group: z.nullable(z.object({ id: z.int(), name: z.string(), role: z.nullable(z.enum(groupRoles)) })),
  poll: z.nullable(poll),
  images: z.array(postImage),
  tags: z.array(tag),
  user: author,
  likes_count: z.int(),
  liked: z.boolean(),
  is_muted: z.boolean(),
  comments: z.array(comment),
  comments_count: z.int(),
  is_owner: z.boolean(),
  has_reported: z.boolean(),
  previous_report: z.nullable(postReport),
  created_at: isoDateTime,
  edited_at: z.nullable(isoDateTime),
});
export type Post = z.infer<typeof post>;
