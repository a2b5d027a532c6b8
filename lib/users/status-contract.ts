import * as z from "zod/mini";
import { endpoint } from "@/lib/core/api/endpoint";
import { emptyToUndefined, text } from "@/lib/core/schemas/fields";
import { userRow } from "./schemas";

const statuses = ["active", "inactive", "suspended", "pending", "pending_verification", "banned"] as const;

/** `pending` means `pending_verification`; a suspension needs a reason (docs/product.md#account-status). */
const userStatusBody = z
  .object({
    status: z.pipe(
      z.enum(statuses, "invalid"),
      z.transform((status) => (status === "pending" ? "pending_verification" : status)),
    ),
    reason: emptyToUndefined(text(500)),
  })
  .check(
    z.refine(({ status, reason }) => status !== "suspended" || reason !== undefined, {
      path: ["reason"],
      error: "reason_required",
    }),
  );

/** With its owner, a pending company is accepted by `active` and rejected by any other status. */
export const setUserStatus = endpoint({
  method: "PUT",
  path: "/api/admin/users/{id}/status",
  access: ["admin"],
  body: userStatusBody,
  response: z.object({ data: userRow }),
});
