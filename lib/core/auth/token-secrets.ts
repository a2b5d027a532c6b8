import { createHash } from "node:crypto";
import { sign } from "@/lib/core/crypto/signature";

/**
 * The secret of a link sent by mail, made from its row's id and the application's own secret: a mail can be worded
 * again at any time, while a copy of the database holds nothing that opens anything.
 */
export function tokenSecret(id: string): string {
  return sign("link", id);
}

/** What is kept of it, and looked up by. */
export function hashTokenSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
