import { and, asc, eq, lte, not, sql } from "drizzle-orm";
import { type Database, systemDb } from "@/db/client";
import { emails } from "@/db/schema/email";
import { notificationPreferences, notificationSettings } from "@/db/schema/notifications";
import { users } from "@/db/schema/users";
import { pickColumns } from "@/lib/core/database/pick-columns";
import { log } from "@/lib/core/log";
import { composeEmail, senderAddress } from "./compose";
import { errorReason, retryAfter } from "./retry-policy";
import type { SmtpPool } from "./smtp";
import { type EmailTemplate, emailTemplates } from "./templates";
import { isPending, isWithdrawn } from "./withdraw";

export const isDue = and(isPending, lte(emails.dueAt, sql`now()`));

/** The row stays locked meanwhile. At least once: after a crash it is sent again under the same Message-ID. */
export function deliverNext(smtp: SmtpPool): Promise<"none" | "done" | "failed"> {
  return systemDb.transaction(async (tx) => {
    const email = await claimNext(tx);
    if (!email) return "none";
    if (isDeclined(email)) return settle(tx, email, { status: "mailbox_only" });
    const envelope = { from: extractEmail(senderAddress()), to: email.address };
    try {
      await smtp.sendMail({ envelope, raw: await composeEmail(email) });
    } catch (error) {
      log.warn(
        { emailId: email.id, kind: email.kind, reason: errorReason(error) },
        "an email was not accepted",
      );
      await settle(tx, email, retryAfter(email, error));
      return "failed";
    }
    return settle(tx, email, { status: "sent", lastError: null });
  });
}

async function claimNext(tx: Database) {
  const [row] = await tx
    .select({
      id: emails.id,
      userId: emails.userId,
      name: users.name,
      address: emails.recipient,
      ...pickColumns(emails, "locale", "kind", "params", "attempts", "createdAt"),
      isUnreachable: sql<boolean>`${users.deletedAt} is not null or ${users.emailVerifiedAt} is null
        or ${users.status} not in ('active', 'pending_verification')`,
      declined: sql<string[]>`array(
        select ${notificationPreferences.category} from ${notificationPreferences}
        where ${eq(notificationPreferences.userId, emails.userId)} and not ${notificationPreferences.email}
        union all select 'digest' from ${notificationSettings}
        where ${eq(notificationSettings.userId, emails.userId)} and ${notificationSettings.digest} = 'never')`,
    })
    .from(emails)
    .leftJoin(users, eq(users.id, emails.userId))
    .where(and(isDue, not(isWithdrawn)))
    .orderBy(asc(emails.dueAt), asc(emails.id))
    .limit(1)
    .for("no key update", { of: emails, skipLocked: true });
  return row;
}

type ClaimedEmail = NonNullable<Awaited<ReturnType<typeof claimNext>>>;

/**
 * Whether the recipient declines the email. An account that cannot sign in receives none that can be declined, and an
 * unverified address may be another person's.
 */
function isDeclined({ kind, declined, isUnreachable, userId }: ClaimedEmail): boolean {
  const templates: Record<string, EmailTemplate> = emailTemplates;
  const category = Object.hasOwn(templates, kind) ? templates[kind]?.category : undefined;
  if (category === undefined || userId === null) return false;
  return isUnreachable || declined.includes(category);
}

async function settle(tx: Database, { id }: ClaimedEmail, outcome: Partial<typeof emails.$inferInsert>) {
  await tx
    .update(emails)
    .set({
      ...outcome,
      attempts: sql`${emails.attempts} + 1`,
      sentAt: outcome.status === "sent" ? sql`clock_timestamp()` : null,
    })
    .where(eq(emails.id, id));
  return "done" as const;
}

function extractEmail(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
}
