import * as z from "zod/mini";
import { heldSubjects } from "@/db/enums";
import { endpoint } from "@/lib/core/api/endpoint";
import { id } from "@/lib/core/schemas/fields";
import { expectedEditedAt } from "@/lib/posts/expected-edited-at";
import { reasonFields, requireRuleUnless } from "./queue-contract";

const heldDecisions = ["accept", "reject"] as const;

/**
 * Decides on a text that a moderation rule holds back. A rejection names the school rule that was broken, and the
 * author may appeal against it.
 */
export const decideHeld = endpoint("POST /api/admin/moderation/queue/decision", {
  access: ["admin"],
  body: z
    .object({
      subject: z.enum(heldSubjects, "invalid"),
      subject_id: id,
      action: z.enum(heldDecisions, "invalid"),
      ...reasonFields,
      edited_at: z.optional(expectedEditedAt),
    })
    .check(requireRuleUnless("accept")),
  data: z.object({ subject_id: z.int(), action: z.enum(heldDecisions) }),
  errors: ["not_found", "already_decided", "text_edited"],
});
