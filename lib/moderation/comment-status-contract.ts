import * as z from "zod/mini";
import { endpoint } from "@/lib/core/api/endpoint";
import { id } from "@/lib/core/schemas/fields";
import { onePerId } from "@/lib/core/schemas/one-per-id";
import { adminComment } from "@/lib/posts/comment-management-contract";
import { readVersions } from "./post-status-contract";
import { reasonFields } from "./queue-contract";

/** Accepts or deletes all or none. Rejecting a held comment requires a school rule. */
export const setCommentStatuses = endpoint("PUT /api/admin/comments/status", {
  access: ["admin"],
  body: z
    .object({
      ids: z.array(id).check(z.minLength(1, "required"), z.maxLength(100, "too_long")),
      status: z.enum(["published", "deleted"], "invalid"),
      edited_at: readVersions,
      ...reasonFields,
    })
    .check(onePerId("edited_at")),
  data: z.array(adminComment),
  errors: ["not_found", "already_decided", "text_edited"],
});
