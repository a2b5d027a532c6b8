import * as z from "zod/mini";
import { anyone, endpoint } from "@/lib/core/api/endpoint";
import { text } from "@/lib/core/schemas/fields";
import { loginBody } from "@/lib/users/contract";
import { decisionLimits } from "./queue-contract";

/**
 * Called by the author of reported content who is suspended for it, and so cannot sign in; once per decision. The
 * email and password are left out where the school's sign-in was rejected in this browser within half an hour.
 */
export const appealSuspension = endpoint("POST /api/moderation/suspension-appeals", {
  access: anyone,
  allowPending: true,
  body: z.extend(z.partial(loginBody), { text: text(decisionLimits.appeal, { min: 1 }) }),
  errors: ["invalid_credentials", "sign_in_expired", "no_decision_to_appeal", "already_appealed"],
});
