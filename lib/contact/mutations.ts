import { contactMessages } from "@/db/schema/contact";
import type { BodyOf } from "@/lib/core/api/endpoint";
import { listAdmins } from "@/lib/core/auth/list-admins";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Viewer } from "@/lib/core/auth/viewer";
import { enqueueEmail } from "@/lib/core/email/outbox";
import { foldEmail } from "@/lib/core/text/fold-email";
import { isLikelySpam } from "@/lib/posts/spam";
import type { sendContactMessage as sendEndpoint } from "./contract";

/** Marks a message that looks like spam instead of rejecting it, because a person may have written it. */
export async function sendContactMessage(viewer: Viewer, body: BodyOf<typeof sendEndpoint>): Promise<void> {
  const { name, email, content, locale, website } = body;
  const isSuspect = website !== undefined || isLikelySpam(content);
  const message = { name: name.trim(), email: foldEmail(email), content: content.trim() };
  await runTransaction(viewer, async (tx) => {
    const [row] = await tx
      .insert(contactMessages)
      .values({ ...message, userId: viewer.id, locale, isSuspect })
      .returning({ id: contactMessages.id });
    // Finds the emails when the message is deleted.
    const params = { ...message, contact_message: row?.id ?? null };
    const kind = isSuspect ? "suspect_contact_message" : "contact_message";
    await enqueueEmail(await listAdmins(tx), { kind, params }, tx);
  });
}
