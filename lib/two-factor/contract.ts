import * as z from "zod/mini";
import { endpoint, signedIn } from "@/lib/core/api/endpoint";
import { isoDateTime } from "@/lib/core/schemas/fields";
import { code, passkey, proof } from "./schemas";

const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const twoFactor = z.object({
  /** Null when signing in requires only the password. */
  enabled_at: z.nullable(isoDateTime),
  /** Null without an authenticator app. */
  app_enabled_at: z.nullable(isoDateTime),
  passkeys: z.array(passkey),
  recovery_codes_left: z.int(),
});
export type TwoFactor = z.infer<typeof twoFactor>;

export const getTwoFactor = endpoint("GET /api/user/two-factor", {
  access: signedIn,
  allowUnenrolled: true,
  data: twoFactor,
});

/** A new secret for the authenticator app; nothing changes until its first code is confirmed. */
export const startTwoFactor = endpoint("POST /api/user/two-factor", {
  access: signedIn,
  allowPending: true,
  allowUnenrolled: true,
  body: proof,
  response: z.object({
    secret: z.string(),
    url: z.string(),
    /** An SVG path of the QR code, in a square of `size` units. */
    qr: z.object({ size: z.int(), path: z.string() }),
  }),
  errors: ["two_factor_enabled", "two_factor_locked", "passkey_rejected", "sign_in_again"],
  limit: ["passwordChecks"],
});
export type TwoFactorSecret = z.infer<typeof startTwoFactor.response>;

/** The recovery codes are shown once. None: there are some already, since the first second factor. */
export const confirmTwoFactor = endpoint("POST /api/user/two-factor/confirm", {
  access: signedIn,
  allowPending: true,
  allowUnenrolled: true,
  body: z.object({ code }),
  response: recoveryCodes,
  errors: ["two_factor_enabled", "two_factor_not_started"],
  limit: ["passwordChecks"],
});

/** A change that asks for a second factor or the password. */
const withProof = {
  access: signedIn,
  allowPending: true,
  body: proof,
  errors: ["two_factor_disabled", "two_factor_locked", "passkey_rejected", "sign_in_again"],
  limit: ["passwordChecks"],
} as const;

/** Deletes the authenticator app and all passkeys. */
export const disableTwoFactor = endpoint("POST /api/user/two-factor/disable", withProof);

/** Deleting the last second factor switches two-factor sign-in off. */
export const deleteAuthenticatorApp = endpoint("POST /api/user/two-factor/app/delete", withProof);

/** Replaces the codes; the earlier ones stop working. */
export const renewRecoveryCodes = endpoint("POST /api/user/two-factor/recovery-codes", {
  ...withProof,
  response: recoveryCodes,
});

/** Used after the loss of a phone. Only for other users: the viewer's own factors need a second factor. */
export const removeTwoFactor = endpoint("DELETE /api/admin/users/{id}/two-factor", {
  access: ["admin"],
  errors: ["two_factor_disabled"],
});
