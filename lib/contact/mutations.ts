import { and, eq, isNull } from "drizzle-orm";
import { type Database, db } from "@/db/client";
import { contactMessages } from "@/db/schema/contact";
import { users } from "@/db/schema/users";
import type { BodyOf } from "@/lib/api/endpoint";
import type { Viewer } from "@/lib/auth/viewer";
import { post } from "@/lib/mails/outbox";
import { looksLikeSpam } from "@/lib/posts/spam";
import type { sendContactMessage as sendEndpoint } from "./contract";

/**
 * Keeps a message for the admins and sends it to them. One that looks like spam is kept too, and marked, for a person
 * may have written it; it is not sent.
 */
export async function sendContactMessage(_viewer: Viewer, body: BodyOf<typeof sendEndpoint>): Promise<void> {
  const { name, email, content, locale, website } = body;
  const isSuspect = website !== undefined || looksLikeSpam(content);
  const message = { name: name.trim(), email: email.toLowerCase(), content: content.trim() };
  await db.transaction(async (tx) => {
    await tx.insert(contactMessages).values({ ...message, locale, isSuspect });
    if (isSuspect) return;
    for (const admin of await listAdmins(tx))
      await post(admin, { kind: "contact_message", params: message }, tx);
  });
}

function listAdmins(within: Database) {
  return within
    .select({ id: users.id, email: users.email, locale: users.locale })
    .from(users)
    .where(and(eq(users.role, "admin"), eq(users.status, "active"), isNull(users.deletedAt)));
}
