import * as z from "zod/mini";
import { commentStatuses } from "@/db/enums";
import { endpoint } from "@/lib/core/api/endpoint";
import { pageQuery, paginator } from "@/lib/core/api/pagination";
import { emptyToUndefined, id, isoDateTime, text } from "@/lib/core/schemas/fields";
import { author } from "@/lib/core/schemas/user";

const access = ["admin"] as const;

/** A comment as administrators see it. Of a visitor's `user` is null. */
const adminComment = z.object({
  id: z.int(),
  content: z.string(),
  status: z.enum(commentStatuses),
  user: z.nullable(author),
  author_name: z.nullable(z.string()),
  author_email: z.nullable(z.string()),
  post: z.object({ id: z.int(), excerpt: z.string(), is_deleted: z.boolean() }),
  reports_count: z.int(),
  created_at: isoDateTime,
});
export type AdminComment = z.infer<typeof adminComment>;

export const commentsQuery = z.object({
  search: emptyToUndefined(text(200)),
  status: emptyToUndefined(z.enum(commentStatuses)),
  ...pageQuery(15),
});
export type CommentsQuery = z.infer<typeof commentsQuery>;

/** Newest first; deleted ones only where `status` asks for them. */
export const listAdminComments = endpoint({
  method: "GET",
  path: "/api/admin/comments",
  access,
  query: commentsQuery,
  response: z.object({ data: paginator(adminComment) }),
});

/** Accepts what is pending or deletes, all or none. */
export const setCommentStatuses = endpoint({
  method: "PUT",
  path: "/api/admin/comments/status",
  access,
  body: z.object({
    ids: z.array(id).check(z.minLength(1, "required"), z.maxLength(100, "too_long")),
    status: z.enum(["published", "deleted"], "invalid"),
  }),
  response: z.object({ data: z.array(adminComment) }),
  errors: ["not_found", "already_decided"],
});
