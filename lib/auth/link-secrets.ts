import { createHash, createHmac } from "node:crypto";
import { env } from "@/lib/env";

/**
 * The secret of a link sent by mail, made from its row's id and the application's own secret: a mail can be worded
 * again at any time, while a copy of the database holds nothing that opens anything.
 */
export function linkSecret(id: string): string {
  return createHmac("sha256", env().AUTH_SECRET).update(`link:${id}`).digest("base64url");
}

/** What is kept of it, and looked up by. */
export function hashLinkSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
