import { createHash } from "node:crypto";
import { sign } from "@/lib/core/crypto/signature";

/** The secret is derived, so that an email can be rendered again, while a copy of the database opens nothing. */
export function tokenSecret(id: string): string {
  return sign("link", id);
}

export function hashTokenSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
