import * as z from "zod/mini";
import { endpoint, signedIn } from "@/lib/core/api/endpoint";
import { email, newPassword, passwordsMatch } from "@/lib/core/schemas/account-fields";
import { isoDateTime, text } from "@/lib/core/schemas/fields";

export const session = z.object({
  id: z.int(),
  current: z.boolean(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  address: z.nullable(z.string()),
  created_at: isoDateTime,
  last_seen_at: isoDateTime,
});
export type Session = z.infer<typeof session>;

export const listSessions = endpoint("GET /api/sessions", {
  access: signedIn,
  data: z.array(session),
});

export const revokeSession = endpoint("DELETE /api/sessions/{id}", { access: signedIn, allowPending: true });

export const revokeOtherSessions = endpoint("DELETE /api/sessions", {
  access: signedIn,
  allowPending: true,
  response: z.object({ ended: z.int() }),
});

const currentPassword = text(200, { min: 1, required: "current_password_required" });

export const changePassword = endpoint("PUT /api/user/password", {
  access: signedIn,
  allowPending: true,
  body: z.object({ current_password: currentPassword, ...newPassword }).check(passwordsMatch),
  limit: ["passwordChecks"],
});

export const changeEmail = endpoint("PUT /api/user/email", {
  access: signedIn,
  allowPending: true,
  body: z.object({ email, current_password: currentPassword }),
  response: z.object({ pending_email: z.string() }),
  status: 202,
  limit: ["passwordChecks"],
});
