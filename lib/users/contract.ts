import * as z from "zod/mini";
import { locales } from "@/db/enums";
import { companyLimits } from "@/lib/companies/limits";
import { siret } from "@/lib/companies/schemas";
import { anyone, endpoint, signedIn } from "@/lib/core/api/endpoint";
import {
  currentPassword,
  email,
  newAccountFields,
  optionalTerms,
  passwordsMatch,
} from "@/lib/core/schemas/account-fields";
import { emptyToUndefined, name } from "@/lib/core/schemas/fields";
import { httpsUrl } from "@/lib/core/schemas/https-url";
import { ownUser } from "@/lib/core/schemas/user";
import { code, passkeyAssertion, passkeyRequestOptions } from "@/lib/two-factor/schemas";

export const loginBody = z.object({
  email,
  password: currentPassword,
});

const signIn = {
  access: anyone,
  allowPending: true,
  response: z.object({ user: ownUser, token: z.string(), user_type: z.string() }),
} as const;

const signInErrors = [
  "two_factor_locked",
  "account_suspended",
  "account_banned",
  "account_inactive",
  "account_pending",
  "account_unverified",
  "account_deleted",
  "account_removed",
] as const;

export const login = endpoint("POST /api/login", {
  ...signIn,
  /**
   * `restore`: undoes the deletion of the account, within 30 days. `terms`: required of an account on the school's list that
   * has not accepted them. `code`: of an account with two-factor sign-in.
   */
  body: z.extend(loginBody, {
    restore: z.optional(z.boolean("invalid")),
    terms: optionalTerms,
    code: emptyToUndefined(code),
  }),
  errors: ["invalid_credentials", "two_factor_required", ...signInErrors],
});

/** Completes a sign-in that answered `two_factor_required` in this browser, within five minutes. */
export const loginWithCode = endpoint("POST /api/login/code", {
  ...signIn,
  body: z.object({ code }),
  errors: ["sign_in_expired", ...signInErrors],
});

/** Returns the options of `navigator.credentials.get`, for a pending sign-in. */
export const getLoginPasskeyOptions = endpoint("POST /api/login/passkey/options", {
  access: anyone,
  allowPending: true,
  response: z.object({ options: passkeyRequestOptions }),
  errors: ["sign_in_expired", "passkey_missing"],
});

/** Completes a pending sign-in by a passkey instead of a code. */
export const loginWithPasskey = endpoint("POST /api/login/passkey", {
  ...signIn,
  body: z.object({ passkey: passkeyAssertion }),
  errors: ["sign_in_expired", "passkey_rejected", ...signInErrors],
});

export const logout = endpoint("POST /api/logout", {
  access: signedIn,
  allowPending: true,
  allowUnenrolled: true,
  allowUnlimited: true,
});

export const getUser = endpoint("GET /api/user", {
  access: signedIn,
  allowUnenrolled: true,
  response: z.object({ user: ownUser, user_type: z.string() }),
});

const signup = {
  access: anyone,
  allowPending: true,
  response: z.object({ user: ownUser, user_type: z.string() }),
  status: 201,
  limit: ["signUpAttempts"],
  successLimit: ["signUp"],
  errors: ["sign_up_closed"],
} as const;

export const signupBody = z.object(newAccountFields).check(passwordsMatch);
export const signupStudent = endpoint("POST /api/signup/student", { ...signup, body: signupBody });

export const companySignupBody = z
  .object({
    company_name: name(80, {
      min: 2,
      required: "company_name_required",
      short: "company_name_too_short",
    }),
    website: emptyToUndefined(httpsUrl(companyLimits.website)),
    siret: emptyToUndefined(siret),
    ...newAccountFields,
  })
  .check(passwordsMatch);
export const signupCompany = endpoint("POST /api/signup/company", { ...signup, body: companySignupBody });

export const changeLocale = endpoint("PUT /api/locale", {
  access: anyone,
  allowPending: true,
  allowUnenrolled: true,
  body: z.object({ locale: z.enum(locales, "invalid") }),
  response: z.object({ locale: z.enum(locales) }),
});

export const getCsrfCookie = endpoint("GET /sanctum/csrf-cookie", { access: anyone, status: 204 });
