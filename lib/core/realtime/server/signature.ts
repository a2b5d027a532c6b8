import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { App } from "./limits";

/** Whether `auth`, a client's "key:signature", is this application's word on `text`. */
export function hasValidSignature(app: App, auth: string, text: string): boolean {
  return equalSignatures(auth, `${app.key}:${sign(app, text)}`);
}

export function sign(app: Pick<App, "secret">, text: string): string {
  return createHmac("sha256", app.secret).update(text).digest("hex");
}

/** Compares without telling by its time how much was right. */
export function equalSignatures(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

// Two digests have one length, which timingSafeEqual insists on.
function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
