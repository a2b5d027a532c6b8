import * as z from "zod/mini";
import { userStatuses } from "@/db/enums";
import { endpoint } from "@/lib/core/api/endpoint";
import { day } from "@/lib/core/schemas/day";
import { emptyToUndefined, text } from "@/lib/core/schemas/fields";
import { ids, onePerId, valuesOfIds } from "@/lib/core/schemas/ids";
import { ruleId } from "@/lib/school-settings/school-rules-contract";
import { userRow } from "./schemas";

const statuses = ["active", "inactive", "suspended", "pending", "pending_verification", "banned"] as const;

/** `pending` means `pending_verification`. */
const change = {
  status: z.pipe(
    z.enum(statuses, "invalid"),
    z.transform((status) => (status === "pending" ? "pending_verification" : status)),
  ),
  reason: emptyToUndefined(text(500)),
  rule: ruleId,
  /** The day on which a suspended account becomes active again. */
  until: emptyToUndefined(day),
};

type Change = { status: string; reason?: string | undefined; rule?: string | undefined };

/** A suspension needs a reason, which a school rule is (docs/product.md#account-status). */
const hasReason = z.refine<Change>(
  ({ status, reason, rule }) => status !== "suspended" || reason !== undefined || rule !== undefined,
  { path: ["reason"], error: "reason_required" },
);

/** The owner's status also decides on a pending company: `active` accepts it, any other status rejects it. */
export const setUserStatus = endpoint("PUT /api/admin/users/{id}/status", {
  access: ["admin"],
  body: z
    .object({
      ...change,
      /** The status that the administrator has read: 409 when another one has changed it since. */
      expected_status: z.optional(z.enum(userStatuses, "invalid")),
    })
    .check(hasReason),
  data: userRow,
  errors: ["already_decided"],
});

/** Changes all or none, with one reason for all. */
export const setUserStatuses = endpoint("PUT /api/admin/users/status", {
  access: ["admin"],
  body: z
    .object({
      ids,
      /** The statuses in the order of `ids`, as above. */
      expected_statuses: valuesOfIds(z.enum(userStatuses, "invalid")),
      ...change,
    })
    .check(hasReason, onePerId("expected_statuses")),
  data: z.array(userRow),
  errors: ["not_found", "last_admin", "already_decided"],
});
