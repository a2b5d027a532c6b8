import { db } from "@/db/client";
import { contactMessages } from "@/db/schema/contact";
import type { BodyOf } from "@/lib/api/endpoint";
import type { Viewer } from "@/lib/auth/viewer";
import { looksLikeSpam } from "@/lib/posts/spam";
import type { sendContactMessage as sendEndpoint } from "./contract";

/** Keeps a message for the admins. One that looks like spam is kept too, and marked: a person may have written it. */
export async function sendContactMessage(_viewer: Viewer, body: BodyOf<typeof sendEndpoint>): Promise<void> {
  const { name, email, content, locale, website } = body;
  await db.insert(contactMessages).values({
    name: name.trim(),
    email: email.toLowerCase(),
    content: content.trim(),
    locale,
    isSuspect: website !== undefined || looksLikeSpam(content),
  });
}
