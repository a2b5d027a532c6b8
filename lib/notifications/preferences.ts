import { and, eq, gt, isNotNull, sql } from "drizzle-orm";
import { db, type Transaction } from "@/db/client";
import { defaultDigestFrequency, type NotificationCategory } from "@/db/enums";
import { prepareOnce } from "@/db/prepare-once";
import { emails } from "@/db/schema/email";
import { notificationPreferences, notificationSettings } from "@/db/schema/notifications";
import { users } from "@/db/schema/users";
import { runTransaction } from "@/lib/core/auth/run-transaction";
import type { Member } from "@/lib/core/auth/viewer";
import { type Channels, categoriesOfRole, defaultChannels } from "./categories";
import type { NotificationPreferences, PreferencesChange } from "./preferences-contract";

/** Runs one query. */
export async function getNotificationPreferences(viewer: Member): Promise<NotificationPreferences> {
  const rows = await readPreferences({ user: viewer.id });
  const categories = categoriesOfRole[viewer.role].map((category) => {
    const { app, email, digest } =
      rows.find(({ stored }) => stored?.category === category)?.stored ?? defaultChannels[category];
    return [category, { app, email, digest }];
  });
  const { from = null, until = null, digest = null } = rows[0] ?? {};
  return {
    categories: Object.fromEntries(categories),
    digest: digest ?? defaultDigestFrequency,
    quiet_hours: from && until ? { from, until } : null,
  };
}

const { category, app, email, digest } = notificationPreferences;
const columns = {
  stored: { category, app, email, digest },
  digest: notificationSettings.digest,
  from: sql<string | null>`to_char(${notificationSettings.quietFrom}, 'HH24:MI')`,
  until: sql<string | null>`to_char(${notificationSettings.quietUntil}, 'HH24:MI')`,
};

const readPreferences = prepareOnce(() =>
  db
    .select(columns)
    .from(users)
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .leftJoin(notificationPreferences, eq(notificationPreferences.userId, users.id))
    .where(eq(users.id, sql.placeholder("user"))),
);

export async function updateNotificationPreferences(
  viewer: Member,
  { categories = {}, digest, quiet_hours }: PreferencesChange,
): Promise<NotificationPreferences> {
  await runTransaction(viewer, async (tx) => {
    for (const category of categoriesOfRole[viewer.role]) {
      const change = categories[category];
      if (change && Object.keys(change).length > 0) await setChannels(tx, viewer.id, category, change);
    }
    const settings = {
      ...(digest && { digest }),
      ...(quiet_hours !== undefined && {
        quietFrom: quiet_hours?.from ?? null,
        quietUntil: quiet_hours?.until ?? null,
      }),
    };
    if (Object.keys(settings).length === 0) return;
    await tx
      .insert(notificationSettings)
      .values({ userId: viewer.id, ...settings })
      .onConflictDoUpdate({ target: notificationSettings.userId, set: settings });
    if (quiet_hours !== undefined) await rescheduleDeferred(tx, viewer);
  });
  return getNotificationPreferences(viewer);
}

/** Moves the events and the emails that wait for the end of quiet hours, but not those that wait for a mail server. */
async function rescheduleDeferred(tx: Transaction, { id }: Member): Promise<void> {
  const end = sql`coalesce(quiet_until(${id}), now())`;
  await tx
    .update(notificationSettings)
    .set({ deferredUntil: end })
    .where(and(eq(notificationSettings.userId, id), isNotNull(notificationSettings.deferredUntil)));
  await tx
    .update(emails)
    .set({ dueAt: end })
    .where(
      and(
        eq(emails.userId, id),
        eq(emails.status, "pending"),
        eq(emails.attempts, 0),
        gt(emails.dueAt, sql`now()`),
      ),
    );
}

export async function setChannels(
  tx: Pick<Transaction, "insert">,
  userId: number,
  category: NotificationCategory,
  change: { [C in keyof Channels]?: boolean | undefined },
): Promise<void> {
  await tx
    .insert(notificationPreferences)
    .values({ userId, category, ...defaultChannels[category], ...change })
    .onConflictDoUpdate({
      target: [notificationPreferences.userId, notificationPreferences.category],
      set: change,
    });
}
