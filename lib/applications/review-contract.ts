import * as z from "zod/mini";
import { applicationStatuses } from "@/db/enums";
import { endpoint } from "@/lib/core/api/endpoint";
import { emptyToUndefined, id, text } from "@/lib/core/schemas/fields";
import { onePerId } from "@/lib/core/schemas/ids";
import { applicationLimits } from "./constants";
import { application } from "./schemas";

const access = ["company", "admin"] as const;

/** Without `message`, the student gets the template's text in their language. */
const decision = {
  status: z.enum(applicationStatuses, {
    error: ({ input }) => (input === undefined ? "required" : "application_status_unknown"),
  }),
  message: emptyToUndefined(text(applicationLimits.message)),
  template_id: emptyToUndefined(id),
};

export const updateApplication = endpoint("PUT /api/applications/{id}", {
  access,
  body: z.object(decision),
  data: application,
  errors: ["approval_reserved"],
});

export const updateApplications = endpoint("PUT /api/applications", {
  access,
  body: z
    .object({
      ids: z
        .array(id, { error: "required" })
        .check(z.minLength(1, "required"), z.maxLength(applicationLimits.atOnce, "too_many_at_once")),
      /** The statuses that the viewer has read, in the order of `ids`: 409 when another user has decided since. */
      expected_statuses: z.optional(
        z.array(z.enum(applicationStatuses)).check(z.maxLength(applicationLimits.atOnce, "too_many_at_once")),
      ),
      ...decision,
    })
    .check(onePerId("expected_statuses")),
  data: z.array(application),
  errors: ["not_found", "approval_reserved", "already_decided"],
});
