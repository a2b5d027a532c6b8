import * as z from "zod/mini";
import { emptyToUndefined, isoDateTime, singleLine, text } from "@/lib/core/schemas/fields";

/** A code of the authenticator app, or a recovery code. */
export const code = text(40, { min: 1, required: "two_factor_code_required" });

function base64url(max: number) {
  return text(max, { min: 1 }).check(z.regex(/^[\w-]+$/, "invalid"));
}

/** 1023 bytes at most (WebAuthn). */
const credentialId = base64url(1400);

/** `AuthenticationResponseJSON` of WebAuthn, without what nothing reads. */
export const passkeyAssertion = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key", "invalid"),
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;

/** `RegistrationResponseJSON`. */
export const passkeyRegistration = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key", "invalid"),
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(16_000),
    transports: z.optional(z.array(text(30)).check(z.maxLength(10, "too_many"))),
  }),
});
export type PasskeyRegistration = z.infer<typeof passkeyRegistration>;

const credentialDescriptor = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.array(z.string()),
});

/** `PublicKeyCredentialRequestOptionsJSON`. */
export const passkeyRequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal("preferred"),
  allowCredentials: z.array(credentialDescriptor),
});
export type PasskeyRequestOptions = z.infer<typeof passkeyRequestOptions>;

/** `PublicKeyCredentialCreationOptionsJSON`. */
export const passkeyCreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal("none"),
  authenticatorSelection: z.object({
    residentKey: z.literal("preferred"),
    userVerification: z.literal("preferred"),
  }),
  excludeCredentials: z.array(credentialDescriptor),
});
export type PasskeyCreationOptions = z.infer<typeof passkeyCreationOptions>;

/** The password of an account that has one, else a sign-in of the last minutes; and a second factor if there is one. */
export const proof = z.object({
  current_password: emptyToUndefined(text(200)),
  code: emptyToUndefined(code),
  passkey: z.optional(passkeyAssertion),
});
export type Proof = z.infer<typeof proof>;

export const passkeyName = singleLine(60, { min: 1, required: "passkey_name_required" });

export const passkey = z.object({
  id: z.int(),
  name: z.string(),
  created_at: isoDateTime,
  last_used_at: z.nullable(isoDateTime),
});
export type Passkey = z.infer<typeof passkey>;

export const maxPasskeys = 10;

/** The fields of the form for a new passkey. */
export const passkeyForm = z.object({
  name: passkeyName,
  current_password: emptyToUndefined(text(200)),
  code: emptyToUndefined(code),
});
