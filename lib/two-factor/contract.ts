import * as z from "zod/mini";
import { endpoint, signedIn } from "@/lib/core/api/endpoint";
import { emptyToUndefined, isoDateTime, text } from "@/lib/core/schemas/fields";

/** Of the authenticator app, or a recovery code. */
export const code = text(40, { min: 1, required: "two_factor_code_required" });

/** Accounts without a password need a sign-in of the last minutes instead. */
const currentPassword = emptyToUndefined(text(200));

const proof = z.object({ current_password: currentPassword, code });

const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const twoFactor = z.object({
  /** Null: signing in asks for no code. */
  enabled_at: z.nullable(isoDateTime),
  recovery_codes_left: z.int(),
});
export type TwoFactor = z.infer<typeof twoFactor>;

export const getTwoFactor = endpoint({
  method: "GET",
  path: "/api/user/two-factor",
  access: signedIn,
  allowUnenrolled: true,
  response: z.object({ data: twoFactor }),
});

/** A new secret for the authenticator app; nothing changes until its first code is confirmed. */
export const startTwoFactor = endpoint({
  method: "POST",
  path: "/api/user/two-factor",
  access: signedIn,
  allowPending: true,
  allowUnenrolled: true,
  body: z.object({ current_password: currentPassword }),
  response: z.object({
    secret: z.string(),
    url: z.string(),
    /** An SVG path of the QR code, in a square of `size` units. */
    qr: z.object({ size: z.int(), path: z.string() }),
  }),
  errors: ["two_factor_enabled", "sign_in_again"],
  limit: ["passwordChecks"],
});
export type TwoFactorSecret = z.infer<typeof startTwoFactor.response>;

/** The recovery codes are shown once. */
export const confirmTwoFactor = endpoint({
  method: "POST",
  path: "/api/user/two-factor/confirm",
  access: signedIn,
  allowPending: true,
  allowUnenrolled: true,
  body: z.object({ code }),
  response: recoveryCodes,
  errors: ["two_factor_enabled", "two_factor_not_started"],
  limit: ["passwordChecks"],
});

export const disableTwoFactor = endpoint({
  method: "POST",
  path: "/api/user/two-factor/disable",
  access: signedIn,
  allowPending: true,
  body: proof,
  response: z.object({}),
  errors: ["two_factor_disabled", "two_factor_locked", "sign_in_again"],
  limit: ["passwordChecks"],
});

/** The earlier ones stop working. */
export const renewRecoveryCodes = endpoint({
  method: "POST",
  path: "/api/user/two-factor/recovery-codes",
  access: signedIn,
  allowPending: true,
  body: proof,
  response: recoveryCodes,
  errors: ["two_factor_disabled", "two_factor_locked", "sign_in_again"],
  limit: ["passwordChecks"],
});

/** For a lost phone. Of somebody else: one's own needs a code. */
export const removeTwoFactor = endpoint({
  method: "DELETE",
  path: "/api/admin/users/{id}/two-factor",
  access: ["admin"],
  response: z.object({}),
  errors: ["forbidden", "two_factor_disabled"],
});
