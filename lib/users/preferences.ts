import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { accountTokens } from "@/db/schema/accounts";
import { emailOptOuts } from "@/db/schema/email";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { emailCategories } from "@/lib/core/email/templates";
import { getPrivacyData, type PrivacyData } from "@/lib/privacy/queries";
import { listSessions } from "./sessions";
import type { EmailPreferences, Session } from "./settings-contract";

export async function getEmailPreferences(viewer: Member): Promise<EmailPreferences> {
  const rows = await db
    .select({ category: emailOptOuts.category })
    .from(emailOptOuts)
    .where(eq(emailOptOuts.userId, viewer.id));
  const unwanted = new Set(rows.map(({ category }) => category));
  return {
    applications: !unwanted.has("applications"),
    offers: !unwanted.has("offers"),
    announcements: !unwanted.has("announcements"),
  };
}

export async function updateEmailPreferences(
  viewer: Member,
  wanted: EmailPreferences,
): Promise<EmailPreferences> {
  const unwanted = emailCategories.filter((category) => !wanted[category]);
  await runTransaction(viewer, async (tx) => {
    await tx.delete(emailOptOuts).where(eq(emailOptOuts.userId, viewer.id));
    if (unwanted.length === 0) return;
    const rows = unwanted.map((category) => ({ userId: viewer.id, category }));
    await tx.insert(emailOptOuts).values(rows).onConflictDoNothing();
  });
  return wanted;
}

/** The address that one has asked for and not yet proved. */
async function getPendingEmail(viewer: Member): Promise<string | null> {
  const [asked] = await db
    .select({ email: accountTokens.email })
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.userId, viewer.id),
        eq(accountTokens.purpose, "change_email"),
        isNull(accountTokens.usedAt),
        gt(accountTokens.expiresAt, sql`now()`),
      ),
    );
  return asked?.email ?? null;
}

export type Settings = {
  sessions: Session[];
  mails: EmailPreferences;
  pendingEmail: string | null;
  privacy: PrivacyData;
};

/** What the settings page shows beside the viewer's own particulars. */
export async function getSettings(viewer: Member): Promise<Settings> {
  const [sessions, mails, pendingEmail, data] = await Promise.all([
    listSessions(viewer),
    getEmailPreferences(viewer),
    getPendingEmail(viewer),
    getPrivacyData(viewer),
  ]);
  return { sessions, mails, pendingEmail, privacy: data };
}
