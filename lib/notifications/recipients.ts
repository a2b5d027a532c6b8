import { type Placeholder, SQL, sql } from "drizzle-orm";
import { defaultDigestFrequency, type NotificationCategory } from "@/db/enums";
import { mutes } from "@/db/schema/blocks";
import { notificationPreferences, notificationSettings, postMutes } from "@/db/schema/notifications";
import { posts } from "@/db/schema/posts";
import { users } from "@/db/schema/users";
import { blockedFor } from "@/lib/blocks/policy";
import { defaultChannels } from "./categories";

export type Recipients = number | readonly number[] | SQL;

type About = { category: NotificationCategory | "account"; actor: SQL; postId: SQL };

/** Categories whose emails are enqueued separately, because they contain more than the notification. */
const emailedElsewhere = ["applications", "jobs", "announcements", "account"];

/**
 * The users in `to` who neither block, are blocked by nor mute the actor, nor mute the post, and can read its group,
 * with the channels they chose; no email to an account that cannot sign in.
 */
export function selectRecipients(to: SQL | Placeholder, { category, actor, postId }: About): SQL {
  const isAmong = to instanceof SQL ? sql`in (${to})` : sql`= any(${to}::int[])`;
  const defaults =
    category === "account" ? { app: true, email: false, digest: false } : defaultChannels[category];
  const { app, email, digest } = notificationPreferences;
  const canEmail = sql`${!emailedElsewhere.includes(category)} and ${users.emailVerifiedAt} is not null
    and ${users.status} in ('active', 'pending_verification')`;
  return sql`
    select ${users.id} as id, ${users.email} as email, ${users.locale} as locale,
      coalesce(${app}, ${defaults.app}) as app,
      coalesce(${email}, ${defaults.email}) and ${canEmail} as by_email,
      coalesce(${digest}, ${defaults.digest}) and coalesce(${notificationSettings.digest}, ${defaultDigestFrequency}) <> 'never' as digest
    from ${users}
    left join ${notificationPreferences} on ${notificationPreferences.userId} = ${users.id}
      and ${notificationPreferences.category} = ${category}
    left join ${notificationSettings} on ${notificationSettings.userId} = ${users.id}
    where ${users.id} ${isAmong}
      and ${users.id} not in (${blockedFor(actor)})
      and not exists (select from ${mutes} where ${mutes.userId} = ${users.id} and ${mutes.mutedId} = ${actor})
      and not exists (select from ${postMutes}
        where ${postMutes.userId} = ${users.id} and ${postMutes.postId} = ${postId})
      and not exists (select from ${posts} where ${posts.id} = ${postId} and ${posts.groupId} is not null
        and not can_read_group(${users.id}, ${posts.groupId}))`;
}
