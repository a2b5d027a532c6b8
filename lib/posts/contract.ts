import * as z from "zod/mini";
import { audiences, categories, contentTypeIds } from "@/db/enums";
import { anyone, endpoint, signedIn } from "@/lib/core/api/endpoint";
import { pageQuery, paginator } from "@/lib/core/api/pagination";
import { imageErrors, imageTypes } from "@/lib/core/images/constants";
import { emptyToNull, emptyToUndefined, flag, id, ignored, json, text } from "@/lib/core/schemas/fields";
import { feelings, postLimits } from "./constants";
import { normalizeTag } from "./normalize-tag";
import { newPoll } from "./polls-contract";
import { post } from "./schemas";
import { textWithMentions } from "./text-with-mentions";

const writers = ["student", "admin"] as const;

const images = { max: postLimits.images, maxBytes: postLimits.imageBytes, types: imageTypes };
const typeIds: number[] = Object.values(contentTypeIds);

/** The limit is checked again on the normalized tag, because some letters are longer in lower case. */
const tag = text(postLimits.tag, { min: 1 }).check(
  z.refine((value) => normalizeTag(value).length <= postLimits.tag, "too_long"),
);

const attributes = {
  content_type_id: emptyToUndefined(id.check(z.refine((value) => typeIds.includes(value), "invalid"))),
  category: emptyToNull(z.enum(categories)),
  feeling: emptyToNull(z.enum(feelings)),
  audience: emptyToUndefined(z.enum(audiences)),
  tags: emptyToUndefined(json(z.array(tag).check(z.maxLength(postLimits.tags, "too_many_tags")))),
  alts: emptyToUndefined(
    json(z.array(text(postLimits.alt)).check(z.maxLength(postLimits.images, "invalid"))),
  ),
};

export const feedQuery = z.object({ ...pageQuery(10), until: z.optional(id) });

/** Newest first; `until` excludes posts newer than that one, so that pages do not shift. */
export const listPosts = endpoint("GET /api/posts", {
  access: anyone,
  query: feedQuery,
  data: paginator(post),
});

export const postContents = ["images", "links"] as const;
export type PostContent = (typeof postContents)[number];

/**
 * Pinned posts come first; readable for members and, in a public group, for every student. `with` selects the posts
 * that have images or links, newest first.
 */
export const listGroupPosts = endpoint("GET /api/groups/{id}/posts", {
  access: ["student"],
  query: z.extend(feedQuery, { with: z.optional(z.enum(postContents, "invalid")) }),
  data: paginator(post),
});

export const createPost = endpoint("POST /api/posts", {
  access: writers,
  body: z.object({
    content: z._default(textWithMentions(postLimits.content), ""),
    status: ignored(z.literal("published")),
    /** A member may post in the group; the audience is then the group's. */
    group_id: emptyToUndefined(id),
    /** The owner and admins of a group may announce a post to its members. */
    is_announcement: emptyToUndefined(flag),
    poll: emptyToUndefined(json(newPoll)),
    ...attributes,
  }),
  files: { images },
  data: post,
  status: 201,
  limit: ["posts"],
  errors: [...imageErrors, "not_found", "too_many_new_posts"],
});

export const getPost = endpoint("GET /api/posts/{id}", { access: anyone, data: post });

const existingImage = z.object({ url: text(300), alt: z._default(text(postLimits.alt), "") });

export const updatePost = endpoint("PUT /api/posts/{id}", {
  access: writers,
  body: z.object({
    content: z.optional(textWithMentions(postLimits.content, { min: 1, required: "post_content_required" })),
    ...attributes,
    existing_images: emptyToUndefined(
      json(z.array(existingImage).check(z.maxLength(postLimits.images, "invalid"))),
    ),
    removed_image_urls: emptyToUndefined(
      json(z.array(text(300)).check(z.maxLength(postLimits.images, "invalid"))),
    ),
  }),
  files: { images },
  methodOverride: true,
  data: post,
  limit: ["edits"],
  errors: [...imageErrors, "post_archived"],
});

export const deletePost = endpoint("DELETE /api/posts/{id}", { access: writers, errors: ["text_held"] });

const like = { access: signedIn, response: z.object({ liked: z.boolean(), likes_count: z.int() }) } as const;
export const likePost = endpoint("POST /api/posts/{id}/like", like);
export const unlikePost = endpoint("DELETE /api/posts/{id}/like", { ...like, limit: ["unlikes"] });

const mute = { access: signedIn, response: z.object({ is_muted: z.boolean() }) } as const;

/** Stops the viewer's notifications about the post. Idempotent, and so is its reverse. */
export const mutePost = endpoint("POST /api/posts/{id}/mute", mute);
export const unmutePost = endpoint("DELETE /api/posts/{id}/mute", mute);

const pin = { access: ["student"], response: z.object({ is_pinned: z.boolean() }) } as const;

/** Pins a post to the top of its group; allowed for the group's owner and admins. Idempotent, and so is its reverse. */
export const pinGroupPost = endpoint("POST /api/posts/{id}/pin", { ...pin, errors: ["too_many_pins"] });
export const unpinGroupPost = endpoint("DELETE /api/posts/{id}/pin", pin);
