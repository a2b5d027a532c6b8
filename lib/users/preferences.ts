import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { prepareOnce } from "@/db/prepare-once";
import { users, userTokens } from "@/db/schema/users";
import { runTransactionOnUsers } from "@/lib/core/auth/run-transaction";
import type { Member, Viewer } from "@/lib/core/auth/viewer";
import type { Locale } from "@/lib/core/i18n/locales";
import { getNotificationPreferences } from "@/lib/notifications/preferences";
import { getPrivacyData } from "@/lib/privacy/queries";
import { getTwoFactor } from "@/lib/two-factor/settings";
import { listSessions } from "./sessions";

const readEmailChange = prepareOnce(() =>
  db
    .select({ email: userTokens.email })
    .from(userTokens)
    .where(
      and(
        eq(userTokens.userId, sql.placeholder("user")),
        eq(userTokens.purpose, "change_email"),
        isNull(userTokens.usedAt),
        gt(userTokens.expiresAt, sql`now()`),
      ),
    ),
);

async function getPendingEmail(viewer: Member): Promise<string | null> {
  const [link] = await readEmailChange({ user: viewer.id });
  return link?.email ?? null;
}

export type Settings = Awaited<ReturnType<typeof getSettings>>;

export async function getSettings(viewer: Member) {
  const [sessions, notifications, pendingEmail, privacy, twoFactor] = await Promise.all([
    listSessions(viewer),
    getNotificationPreferences(viewer),
    getPendingEmail(viewer),
    getPrivacyData(viewer),
    getTwoFactor(viewer),
  ]);
  return { sessions, notifications, pendingEmail, privacy, twoFactor };
}

export async function changeLocale(viewer: Viewer, locale: Locale): Promise<void> {
  if (viewer.role === "visitor") return;
  await runTransactionOnUsers(viewer, [viewer.id], (tx) =>
    tx.update(users).set({ locale }).where(eq(users.id, viewer.id)),
  );
}
