import * as z from "zod/mini";
import { userStatuses } from "@/db/enums";
import { endpoint } from "@/lib/core/api/endpoint";
import { day } from "@/lib/core/schemas/day";
import { emptyToUndefined, id, text } from "@/lib/core/schemas/fields";
import { onePerId } from "@/lib/core/schemas/one-per-id";
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
  /** Of a suspension: the account is active again on this day. */
  until: emptyToUndefined(day),
};

type Change = { status: string; reason?: string | undefined; rule?: string | undefined };

/** A suspension needs a reason, which a school rule is (docs/product.md#account-status). */
const hasReason = z.refine<Change>(
  ({ status, reason, rule }) => status !== "suspended" || reason !== undefined || rule !== undefined,
  { path: ["reason"], error: "reason_required" },
);

/** With its owner, a pending company is accepted by `active` and rejected by any other status. */
export const setUserStatus = endpoint("PUT /api/admin/users/{id}/status", {
  access: ["admin"],
  body: z
    .object({
      ...change,
      /** As the administrator has read it: 409 when another one has changed it since. */
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
      ids: z.array(id).check(z.minLength(1, "required"), z.maxLength(100, "too_long")),
      /** In the order of `ids`, as above. */
      expected_statuses: z.optional(
        z.array(z.enum(userStatuses, "invalid")).check(z.maxLength(100, "too_long")),
      ),
      ...change,
    })
    .check(hasReason, onePerId("expected_statuses")),
  data: z.array(userRow),
  errors: ["not_found", "last_admin", "already_decided"],
});
