import * as z from "zod/mini";
import { contentTypes, holdReasons, postStatuses } from "@/db/enums";
import { endpoint } from "@/lib/core/api/endpoint";
import { pageQuery, paginator } from "@/lib/core/api/pagination";
import { emptyToUndefined, isoDateTime, text } from "@/lib/core/schemas/fields";
import { author } from "@/lib/core/schemas/user";
import { postImage, tag } from "./schemas";

const access = ["admin"] as const;

/** A post as administrators see it. Each count has two names (docs/contract.md). */
export const adminPost = z.object({
  id: z.int(),
  author,
  content: z.string(),
  type: z.enum(contentTypes),
  status: z.enum(postStatuses),
  held_for: z.nullable(z.enum(holdReasons)),
  is_pinned: z.boolean(),
  likes: z.int(),
  comments: z.int(),
  reports: z.int(),
  likes_count: z.int(),
  comments_count: z.int(),
  reports_count: z.int(),
  date: isoDateTime,
  created_at: isoDateTime,
  edited_at: z.nullable(isoDateTime),
  images: z.array(postImage),
  tags: z.array(tag),
});
export type AdminPost = z.infer<typeof adminPost>;

export const contentQuery = z.object({
  search: emptyToUndefined(text(200)),
  type: emptyToUndefined(z.enum(contentTypes)),
  status: emptyToUndefined(z.enum(postStatuses)),
  sort: z._default(z.enum(["latest"]), "latest"),
  ...pageQuery(15),
});
export type ContentQuery = z.infer<typeof contentQuery>;

/** Pinned first, then newest; deleted ones only where `status` asks for them. */
export const listContent = endpoint("GET /api/admin/content", {
  access,
  query: contentQuery,
  data: paginator(adminPost),
});

export const getContentStatistics = endpoint("GET /api/admin/content/statistics", {
  access,
  data: z.object({
    published: z.int(),
    pending: z.int(),
    drafts: z.int(),
    archived: z.int(),
    deleted: z.int(),
  }),
});

export const listContentTypes = endpoint("GET /api/admin/content/types", {
  access,
  data: z.array(z.object({ id: z.int(), name: z.string(), slug: z.enum(contentTypes) })),
});

export const togglePostPin = endpoint("POST /api/admin/content/{id}/pin", {
  access,
  data: z.object({ id: z.int(), is_pinned: z.boolean() }),
  errors: ["too_many_pins"],
});
