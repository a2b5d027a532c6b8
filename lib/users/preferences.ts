import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { emailCategories } from "@/db/enums";
import { emailOptOuts } from "@/db/schema/email";
import { userTokens } from "@/db/schema/users";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { getPrivacyData, type PrivacyData } from "@/lib/privacy/queries";
import { listSessions } from "./sessions";
import type { EmailPreferences, Session } from "./settings-contract";

export async function getEmailPreferences(viewer: Member): Promise<EmailPreferences> {
  const rows = await db
    .select({ category: emailOptOuts.category })
    .from(emailOptOuts)
    .where(eq(emailOptOuts.userId, viewer.id));
  const optOuts = new Set(rows.map(({ category }) => category));
  return {
    applications: !optOuts.has("applications"),
    jobs: !optOuts.has("jobs"),
    announcements: !optOuts.has("announcements"),
  };
}

export async function updateEmailPreferences(
  viewer: Member,
  preferences: EmailPreferences,
): Promise<EmailPreferences> {
  const optOuts = emailCategories.filter((category) => !preferences[category]);
  await runTransaction(viewer, async (tx) => {
    await tx.delete(emailOptOuts).where(eq(emailOptOuts.userId, viewer.id));
    if (optOuts.length === 0) return;
    const rows = optOuts.map((category) => ({ userId: viewer.id, category }));
    await tx.insert(emailOptOuts).values(rows).onConflictDoNothing();
  });
  return preferences;
}

async function getPendingEmail(viewer: Member): Promise<string | null> {
  const [link] = await db
    .select({ email: userTokens.email })
    .from(userTokens)
    .where(
      and(
        eq(userTokens.userId, viewer.id),
        eq(userTokens.purpose, "change_email"),
        isNull(userTokens.usedAt),
        gt(userTokens.expiresAt, sql`now()`),
      ),
    );
  return link?.email ?? null;
}

export type Settings = {
  sessions: Session[];
  emails: EmailPreferences;
  pendingEmail: string | null;
  privacy: PrivacyData;
};

export async function getSettings(viewer: Member): Promise<Settings> {
  const [sessions, emails, pendingEmail, privacy] = await Promise.all([
    listSessions(viewer),
    getEmailPreferences(viewer),
    getPendingEmail(viewer),
    getPrivacyData(viewer),
  ]);
  return { sessions, emails, pendingEmail, privacy };
}
