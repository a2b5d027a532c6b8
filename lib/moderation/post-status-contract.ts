import * as z from "zod/mini";
import { endpoint } from "@/lib/core/api/endpoint";
import { id, text } from "@/lib/core/schemas/fields";
import { onePerId } from "@/lib/core/schemas/one-per-id";
import { adminPost } from "@/lib/posts/content-contract";
import { reasonFields } from "./queue-contract";

const access = ["admin"] as const;

/** What an administrator may choose: deletion is a call of its own. */
export const moderatedStatuses = ["published", "draft", "pending", "archived"] as const;

/** Of each of the `ids`, as in the list: 409 when its author has edited it since and it would be published. */
export const readVersions = z.optional(z.array(z.nullable(text(40))).check(z.maxLength(100, "too_long")));

/** To archive what a moderation rule holds back names a school rule; it becomes no draft. */
export const setPostStatus = endpoint("PUT /api/admin/content/{id}/status", {
  access,
  body: z.object({
    status: z.enum(moderatedStatuses, "invalid"),
    edited_at: z.optional(z.nullable(text(40))),
    ...reasonFields,
  }),
  data: adminPost,
  errors: ["already_decided", "text_edited"],
});

/** All or none. What is deleted may be deleted again, and gets no other status. */
export const setPostStatuses = endpoint("PUT /api/admin/content/status", {
  access,
  body: z
    .object({
      ids: z.array(id).check(z.minLength(1, "required"), z.maxLength(100, "too_long")),
      status: z.enum([...moderatedStatuses, "deleted"], "invalid"),
      edited_at: readVersions,
      ...reasonFields,
    })
    .check(onePerId("edited_at")),
  data: z.array(adminPost),
  errors: ["not_found", "already_decided", "text_edited"],
});
