import { and, eq, sql } from "drizzle-orm";
import { systemDb } from "@/db/client";
import { emailOptOuts, emails } from "@/db/schema/email";
import { users } from "@/db/schema/users";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Member, Viewer } from "@/lib/core/auth/viewer";
import type { EmailCategory } from "@/lib/core/email/templates";
import { readUnsubscribeToken } from "@/lib/core/email/unsubscribe-token";
import { AppError } from "@/lib/core/errors/app-error";
import { countUnread } from "@/lib/notifications/unread";

/** Marks one of one's own mails as read; a second time changes nothing. Throws `not_found`. */
export async function markEmailRead(viewer: Member, id: number): Promise<{ unread: number }> {
  const [row] = await runTransaction(viewer, (tx) =>
    tx
      .update(emails)
      .set({ readAt: sql`coalesce(${emails.readAt}, now())` })
      .where(and(eq(emails.number, id), eq(emails.userId, viewer.id)))
      .returning({ id: emails.id }),
  );
  if (!row) throw new AppError("not_found");
  return { unread: (await countUnread(viewer)).mails };
}

/** Ends mails of a category for whoever the token was made for. Throws `token_invalid`. */
export async function unsubscribe(_viewer: Viewer, token: string): Promise<{ category: EmailCategory }> {
  const wish = readUnsubscribeToken(token);
  if (!wish) throw new AppError("token_invalid");
  await systemDb.execute(sql`
    insert into ${emailOptOuts} (user_id, category)
    select ${users.id}, ${wish.category} from ${users} where ${users.id} = ${wish.userId}
    on conflict do nothing`);
  return { category: wish.category };
}
