import * as z from "zod/mini";
import { endpoint } from "@/lib/core/api/endpoint";
import { id, text } from "@/lib/core/schemas/fields";
import { onePerId } from "@/lib/core/schemas/one-per-id";
import { adminPost } from "@/lib/posts/content-contract";
import { reasonFields } from "./queue-contract";

const access = ["admin"] as const;

/** The statuses that an administrator may set; deletion has its own endpoint. */
export const moderatedStatuses = ["published", "draft", "pending", "archived"] as const;

/** The times of the last edits, for each of the `ids`: 409 when the author has edited a post since and it would be published. */
export const readVersions = z.optional(z.array(z.nullable(text(40))).check(z.maxLength(100, "too_long")));

/** Archiving a post that a moderation rule holds back requires a school rule; such a post cannot become a draft. */
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

/** Changes all or none. Deleted posts may be deleted again, and get no other status. */
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
