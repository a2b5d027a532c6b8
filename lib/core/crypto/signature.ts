import { createHmac } from "node:crypto";
import { env } from "@/lib/core/env";
import { isEqualInConstantTime } from "./constant-time";

/** Part of what is signed, so that one purpose cannot stand in for another. */
type SignaturePurpose = "document" | "link" | "passkey" | "recovery" | "sign-in" | "unsubscribe";

/** Only the last part may contain a colon. */
export function sign(purpose: SignaturePurpose, ...parts: (string | number)[]): string {
  return createHmac("sha256", env().AUTH_SECRET)
    .update([purpose, ...parts].join(":"))
    .digest("base64url");
}

export function isSignature(
  signature: string,
  purpose: SignaturePurpose,
  ...parts: (string | number)[]
): boolean {
  return isEqualInConstantTime(signature, sign(purpose, ...parts));
}
