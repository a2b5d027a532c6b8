import * as z from "zod/mini";
import { endpoint } from "@/lib/core/api/endpoint";
import { ids, onePerId, valuesOfIds } from "@/lib/core/schemas/ids";
import { adminComment } from "@/lib/posts/comment-management-contract";
import { expectedEditedAt } from "@/lib/posts/expected-edited-at";
import { reasonFields } from "./queue-contract";

/** Accepts or deletes all or none. Rejecting a held comment requires a school rule. */
export const setCommentStatuses = endpoint("PUT /api/admin/comments/status", {
  access: ["admin"],
  body: z
    .object({
      ids,
      status: z.enum(["published", "deleted"], "invalid"),
      edited_at: valuesOfIds(expectedEditedAt),
      ...reasonFields,
    })
    .check(onePerId("edited_at")),
  data: z.array(adminComment),
  errors: ["not_found", "already_decided", "text_edited"],
});
