import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { userTokens } from "@/db/schema/users";
import type { Member } from "@/lib/core/auth/viewer";
import { getNotificationPreferences } from "@/lib/notifications/preferences";
import type { NotificationPreferences } from "@/lib/notifications/preferences-contract";
import { getPrivacyData, type PrivacyData } from "@/lib/privacy/queries";
import { listSessions } from "./sessions";
import type { Session } from "./settings-contract";

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
  notifications: NotificationPreferences;
  pendingEmail: string | null;
  privacy: PrivacyData;
};

export async function getSettings(viewer: Member): Promise<Settings> {
  const [sessions, notifications, pendingEmail, privacy] = await Promise.all([
    listSessions(viewer),
    getNotificationPreferences(viewer),
    getPendingEmail(viewer),
    getPrivacyData(viewer),
  ]);
  return { sessions, notifications, pendingEmail, privacy };
}
