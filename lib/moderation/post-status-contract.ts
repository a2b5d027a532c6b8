import * as z from "zod/mini";
import { endpoint } from "@/lib/core/api/endpoint";
import { ids, onePerId, valuesOfIds } from "@/lib/core/schemas/ids";
import { adminPost } from "@/lib/posts/content-contract";
import { expectedEditedAt } from "@/lib/posts/expected-edited-at";
import { reasonFields } from "./queue-contract";

const access = ["admin"] as const;

/** The statuses that an administrator may set; deletion has its own endpoint. */
export const moderatedStatuses = ["published", "draft", "pending", "archived"] as const;

/** Archiving a post that a moderation rule holds back requires a school rule; such a post cannot become a draft. */
export const setPostStatus = endpoint("PUT /api/admin/content/{id}/status", {
  access,
  body: z.object({
    status: z.enum(moderatedStatuses, "invalid"),
    edited_at: z.optional(expectedEditedAt),
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
      ids,
      status: z.enum([...moderatedStatuses, "deleted"], "invalid"),
      edited_at: valuesOfIds(expectedEditedAt),
      ...reasonFields,
    })
    .check(onePerId("edited_at")),
  data: z.array(adminPost),
  errors: ["not_found", "already_decided", "text_edited"],
});
