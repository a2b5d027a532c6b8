import { and, eq, sql } from "drizzle-orm";
import { systemDb } from "@/db/client";
import { mails, unwantedMails } from "@/db/schema/mails";
import { users } from "@/db/schema/users";
import { AppError } from "@/lib/api/errors";
import { runTransaction } from "@/lib/auth/run-transaction";
import type { Member, Viewer } from "@/lib/auth/viewer";
import { countUnread } from "@/lib/notifications/unread";
import type { MailCategory } from "./kinds";
import { readUnsubscribeToken } from "./unsubscribe-token";

/** Marks one of one's own mails as read; a second time changes nothing. Throws `not_found`. */
export async function markMailRead(viewer: Member, id: number): Promise<{ unread: number }> {
  const [row] = await runTransaction(viewer, (tx) =>
    tx
      .update(mails)
      .set({ readAt: sql`coalesce(${mails.readAt}, now())` })
      .where(and(eq(mails.number, id), eq(mails.userId, viewer.id)))
      .returning({ id: mails.id }),
  );
  if (!row) throw new AppError("not_found");
  return { unread: (await countUnread(viewer)).mails };
}

/** Ends mails of a category for whoever the token was made for. Throws `token_invalid`. */
export async function unsubscribe(_viewer: Viewer, token: string): Promise<{ category: MailCategory }> {
  const wish = readUnsubscribeToken(token);
  if (!wish) throw new AppError("token_invalid");
  await systemDb.execute(sql`
    insert into ${unwantedMails} (user_id, category)
    select ${users.id}, ${wish.category} from ${users} where ${users.id} = ${wish.userId}
    on conflict do nothing`);
  return { category: wish.category };
}
