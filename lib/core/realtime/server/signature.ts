import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { App } from "./limits";

export function hasValidSignature(app: App, auth: string, text: string): boolean {
  return equalSignatures(auth, `${app.key}:${sign(app, text)}`);
}

export function sign(app: Pick<App, "secret">, text: string): string {
  return createHmac("sha256", app.secret).update(text).digest("hex");
}

export function equalSignatures(actual: string, expected: string): boolean {
  return timingSafeEqual(digest(actual), digest(expected));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
