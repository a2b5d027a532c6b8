import { and, eq, sql } from "drizzle-orm";
import { db, systemDb } from "@/db/client";
import type { EmailCategory } from "@/db/enums";
import { emails } from "@/db/schema/email";
import { notificationSettings } from "@/db/schema/notifications";
import { users } from "@/db/schema/users";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Member, Viewer } from "@/lib/core/auth/viewer";
import { hasRow } from "@/lib/core/database/has-row";
import { readUnsubscribeToken } from "@/lib/core/email/unsubscribe-token";
import { AppError } from "@/lib/core/errors/app-error";
import { setChannels } from "@/lib/notifications/preferences";
import { countUnread } from "@/lib/notifications/unread";

export async function markEmailRead(viewer: Member, id: number): Promise<{ unread: number }> {
  const { count } = await runTransaction(viewer, (tx) =>
    tx
      .update(emails)
      .set({ readAt: sql`coalesce(${emails.readAt}, now())` })
      .where(and(eq(emails.publicId, id), eq(emails.userId, viewer.id))),
  );
  if (count === 0) throw new AppError("not_found");
  return { unread: (await countUnread(viewer)).emails };
}

/** Throws `token_invalid`. */
export async function unsubscribe(_viewer: Viewer, token: string): Promise<{ category: EmailCategory }> {
  const payload = readUnsubscribeToken(token);
  if (!payload) throw new AppError("token_invalid");
  await declineEmails(payload);
  return { category: payload.category };
}

async function declineEmails({ userId, category }: { userId: number; category: EmailCategory }) {
  if (!(await hasRow(db, users, eq(users.id, userId)))) return;
  if (category !== "digest") return setChannels(systemDb, userId, category, { email: false });
  await systemDb
    .insert(notificationSettings)
    .values({ userId, digest: "never" })
    .onConflictDoUpdate({ target: notificationSettings.userId, set: { digest: "never" } });
}
