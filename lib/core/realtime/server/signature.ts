import { createHmac } from "node:crypto";
import { isEqualInConstantTime } from "@/lib/core/crypto/constant-time";
import type { App } from "./limits";

export function hasValidSignature(app: App, auth: string, text: string): boolean {
  return isEqualInConstantTime(auth, `${app.key}:${sign(app, text)}`);
}

export function sign(app: Pick<App, "secret">, text: string): string {
  return createHmac("sha256", app.secret).update(text).digest("hex");
}
