import * as z from "zod/mini";
import { endpoint, signedIn } from "@/lib/core/api/endpoint";
import {
  passkey,
  passkeyCreationOptions,
  passkeyName,
  passkeyRegistration,
  passkeyRequestOptions,
  proof,
} from "./schemas";

const proofErrors = ["two_factor_locked", "passkey_rejected", "sign_in_again"] as const;
const change = { access: signedIn, allowPending: true, limit: ["passwordChecks"] } as const;

/** Returns the options of `navigator.credentials.create`; its response is accepted for five minutes. */
export const startPasskey = endpoint("POST /api/user/passkeys/creation-options", {
  ...change,
  allowUnenrolled: true,
  body: proof,
  response: z.object({ options: passkeyCreationOptions }),
  errors: [...proofErrors, "too_many_passkeys"],
});

/** The first second factor of an account creates recovery codes, which are shown once. */
export const addPasskey = endpoint("POST /api/user/passkeys", {
  ...change,
  allowUnenrolled: true,
  body: z.object({ name: passkeyName, passkey: passkeyRegistration }),
  response: z.object({ data: passkey, recovery_codes: z.array(z.string()) }),
  status: 201,
  errors: ["passkey_rejected", "passkey_exists", "too_many_passkeys"],
});

/** Returns the options of `navigator.credentials.get`, for a change that needs a second factor. */
export const getPasskeyOptions = endpoint("POST /api/user/passkeys/request-options", {
  access: signedIn,
  allowPending: true,
  response: z.object({ options: passkeyRequestOptions }),
  errors: ["passkey_missing"],
  limit: ["passkeyChallenges"],
});

export const renamePasskey = endpoint("PUT /api/user/passkeys/{id}", {
  access: signedIn,
  allowPending: true,
  body: z.object({ name: passkeyName }),
  data: passkey,
});

/** Deleting the last second factor switches two-factor sign-in off. */
export const deletePasskey = endpoint("POST /api/user/passkeys/{id}/delete", {
  ...change,
  body: proof,
  errors: proofErrors,
});
