import * as z from "zod/mini";
import { anyone, endpoint, signedIn } from "@/lib/core/api/endpoint";
import { email, newPassword, optionalTerms, passwordsMatch, terms } from "@/lib/core/schemas/account-fields";
import { text } from "@/lib/core/schemas/fields";

const token = text(200, { min: 1 });
const withToken = {
  access: anyone,
  allowPending: true,
  errors: ["token_invalid"],
  limit: ["tokens"],
} as const;

/** The response and its time are the same for every email: they must not reveal whether there is an account. */
export const forgotPassword = endpoint("POST /api/forgot-password", {
  access: anyone,
  allowPending: true,
  body: z.object({ email }),
  status: 202,
  limit: ["forgotPassword"],
});

const newPasswordFields = { ...newPassword, terms: optionalTerms };
export const newPasswordBody = z.object(newPasswordFields).check(passwordsMatch);
export const firstPasswordBody = z.object({ ...newPassword, terms }).check(passwordsMatch);

/** `terms` are required of an imported account that has not accepted them, which only a valid token reveals. */
export const resetPassword = endpoint("POST /api/reset-password", {
  ...withToken,
  body: z.object({ token, ...newPasswordFields }).check(passwordsMatch),
});

export const verifyEmail = endpoint("POST /api/verify-email", {
  ...withToken,
  body: z.object({ token }),
  response: z.object({ purpose: z.enum(["verify_email", "change_email"]) }),
});

export const sendVerification = endpoint("POST /api/verify-email/send", {
  access: signedIn,
  allowPending: true,
  status: 202,
  limit: ["verificationEmails"],
});
