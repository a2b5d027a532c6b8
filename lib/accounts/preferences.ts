import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { accountTokens } from "@/db/schema/accounts";
import { unwantedMails } from "@/db/schema/mails";
import { runTransaction } from "@/lib/auth/run-transaction";
import type { Member } from "@/lib/auth/viewer";
import { getOwnData, type OwnData } from "@/lib/data/queries";
import { mailCategories } from "@/lib/mails/kinds";
import { listSessions } from "./sessions";
import type { MailPreferences, Session } from "./settings-contract";

export async function getMailPreferences(viewer: Member): Promise<MailPreferences> {
  const rows = await db
    .select({ category: unwantedMails.category })
    .from(unwantedMails)
    .where(eq(unwantedMails.userId, viewer.id));
  const unwanted = new Set(rows.map(({ category }) => category));
  return {
    applications: !unwanted.has("applications"),
    offers: !unwanted.has("offers"),
    announcements: !unwanted.has("announcements"),
  };
}

export async function changeMailPreferences(
  viewer: Member,
  wanted: MailPreferences,
): Promise<MailPreferences> {
  const unwanted = mailCategories.filter((category) => !wanted[category]);
  await runTransaction(viewer, async (tx) => {
    await tx.delete(unwantedMails).where(eq(unwantedMails.userId, viewer.id));
    if (unwanted.length === 0) return;
    const rows = unwanted.map((category) => ({ userId: viewer.id, category }));
    await tx.insert(unwantedMails).values(rows).onConflictDoNothing();
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
  mails: MailPreferences;
  pendingEmail: string | null;
  data: OwnData;
};

/** What the settings page shows beside the viewer's own particulars. */
export async function getSettings(viewer: Member): Promise<Settings> {
  const [sessions, mails, pendingEmail, data] = await Promise.all([
    listSessions(viewer),
    getMailPreferences(viewer),
    getPendingEmail(viewer),
    getOwnData(viewer),
  ]);
  return { sessions, mails, pendingEmail, data };
}
