import * as z from "zod/mini";
import { endpoint } from "@/lib/api/endpoint";
import { blankable, clearable, id, json, text } from "@/lib/api/fields";
import { pictureTypes } from "@/lib/images/kinds";
import { pageQuery, paginator } from "@/lib/pagination";
import { audiences, categories, contentTypes, feelings, postLimits } from "./kinds";
import { post } from "./shapes";

const everyone = ["visitor", "student", "company", "admin"] as const;
const members = ["student", "company", "admin"] as const;
const writers = ["student", "admin"] as const;

const data = z.object({ data: post });
const images = { max: postLimits.images, maxBytes: postLimits.imageBytes, types: pictureTypes };
const content = text(postLimits.content);

/** What a composer sends beside the text; a form sends lists as JSON. */
const particulars = {
  content_type_id: blankable(id.check(z.refine((value) => value <= contentTypes.length, "invalid"))),
  category: clearable(z.enum(categories)),
  feeling: clearable(z.enum(feelings)),
  audience: blankable(z.enum(audiences)),
  tags: blankable(
    json(z.array(text(postLimits.tag, { min: 1 })).check(z.maxLength(postLimits.tags, "too_many_tags"))),
  ),
  /** Alternative texts of the new images, in their order. */
  alts: blankable(json(z.array(text(postLimits.alt)).check(z.maxLength(postLimits.images, "invalid")))),
};

export const feedQuery = z.object({ ...pageQuery(10), until: z.optional(id) });

/** The feed, newest first; `until` keeps later posts out, so that pages do not shift while one reads. */
export const listPosts = endpoint({
  method: "GET",
  path: "/api/posts",
  access: everyone,
  query: feedQuery,
  response: z.object({ data: paginator(post) }),
});

export const createPost = endpoint({
  method: "POST",
  path: "/api/posts",
  access: writers,
  body: z.object({ content: z._default(content, ""), ...particulars }),
  files: { images },
  response: data,
  status: 201,
  limit: ["posts"],
  fails: [
    "file_kind_refused",
    "file_too_large",
    "too_many_files",
    "image_unreadable",
    "image_too_many_pixels",
  ],
});

export const getPost = endpoint({
  method: "GET",
  path: "/api/posts/{id}",
  access: everyone,
  response: data,
});

const keptImage = z.object({ url: text(300), alt: z._default(text(postLimits.alt), "") });

export const updatePost = endpoint({
  method: "PUT",
  path: "/api/posts/{id}",
  access: writers,
  body: z.object({
    content: z.optional(text(postLimits.content, { min: 1, required: "post_content_required" })),
    ...particulars,
    existing_images: blankable(json(z.array(keptImage).check(z.maxLength(postLimits.images, "invalid")))),
    removed_image_urls: blankable(json(z.array(text(300)).check(z.maxLength(postLimits.images, "invalid")))),
  }),
  files: { images },
  override: true,
  response: data,
  fails: [
    "file_kind_refused",
    "file_too_large",
    "too_many_files",
    "image_unreadable",
    "image_too_many_pixels",
  ],
});

export const deletePost = endpoint({
  method: "DELETE",
  path: "/api/posts/{id}",
  access: writers,
  response: z.object({}),
});

const like = {
  path: "/api/posts/{id}/like",
  access: members,
  response: z.object({ liked: z.boolean(), likes_count: z.int() }),
} as const;
export const likePost = endpoint({ method: "POST", ...like });
export const unlikePost = endpoint({ method: "DELETE", ...like });
