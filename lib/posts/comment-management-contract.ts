import * as z from "zod/mini";
import { commentStatuses, holdReasons } from "@/db/enums";
import { endpoint } from "@/lib/core/api/endpoint";
import { pageQuery, paginator } from "@/lib/core/api/pagination";
import { emptyToUndefined, isoDateTime, text } from "@/lib/core/schemas/fields";
import { author } from "@/lib/core/schemas/user";

const access = ["admin"] as const;

/** A comment as administrators see it; `user` is null for a visitor's. */
export const adminComment = z.object({
  id: z.int(),
  content: z.string(),
  status: z.enum(commentStatuses),
  held_for: z.nullable(z.enum(holdReasons)),
  user: z.nullable(author),
  author_name: z.nullable(z.string()),
  author_email: z.nullable(z.string()),
  post: z.object({ id: z.int(), excerpt: z.string(), is_deleted: z.boolean() }),
  reports_count: z.int(),
  created_at: isoDateTime,
  edited_at: z.nullable(isoDateTime),
});
export type AdminComment = z.infer<typeof adminComment>;

export const commentsQuery = z.object({
  search: emptyToUndefined(text(200)),
  status: emptyToUndefined(z.enum(commentStatuses)),
  ...pageQuery(15),
});
export type CommentsQuery = z.infer<typeof commentsQuery>;

/** Newest first; deleted ones only where `status` asks for them. */
export const listAdminComments = endpoint("GET /api/admin/comments", {
  access,
  query: commentsQuery,
  data: paginator(adminComment),
});
