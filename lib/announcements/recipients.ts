import { type SQL, sql } from "drizzle-orm";
import { defaultDigestFrequency } from "@/db/enums";
import { announcementGroups, announcements } from "@/db/schema/announcements";
import { groupMembers, groups } from "@/db/schema/groups";
import { notificationPreferences, notificationSettings } from "@/db/schema/notifications";
import { users } from "@/db/schema/users";
import { defaultChannels } from "@/lib/notifications/categories";
import { isAudienceGroup } from "./audience-groups";
import { selectClassStudents } from "./classes";

/** Users of its audience whom an announcement reaches by a channel that they have not declined: `id`, `by_app`, `by_email`. */
export function selectRecipients(announcementId: number): SQL {
  const { app, email, digest } = notificationPreferences;
  const { channel } = announcements;
  const defaults = defaultChannels.announcements;
  const inDigest = sql`(coalesce(${digest}, ${defaults.digest})
    and coalesce(${notificationSettings.digest}, ${defaultDigestFrequency}) <> 'never')`;
  return sql`select id, by_app, by_email from (
    select ${users.id} as id,
      ${channel} <> 'email' and (coalesce(${app}, ${defaults.app}) or ${inDigest}) as by_app,
      ${channel} <> 'app' and coalesce(${email}, ${defaults.email}) and ${users.emailVerifiedAt} is not null as by_email
    from ${announcements} join ${users} on ${isInAudience(announcementId)}
    left join ${notificationPreferences} on ${notificationPreferences.userId} = ${users.id}
      and ${notificationPreferences.category} = 'announcements'
    left join ${notificationSettings} on ${notificationSettings.userId} = ${users.id}
    where ${announcements.id} = ${announcementId} and ${users.status} = 'active' and ${users.deletedAt} is null
  ) reached where by_app or by_email`;
}

const isInGroup = sql`exists (select from ${announcementGroups}
  join ${groups} on ${groups.id} = ${announcementGroups.groupId} and ${isAudienceGroup}
  join ${groupMembers} on ${groupMembers.groupId} = ${groups.id}
  where ${announcementGroups.announcementId} = ${announcements.id} and ${groupMembers.userId} = ${users.id})`;

const isInAudience = (announcementId: number) => sql`case ${announcements.audience} when 'all' then true
  when 'students' then ${users.role} = 'student' when 'companies' then ${users.role} = 'company'
  when 'classes' then ${users.id} in (${selectClassStudents(announcementId)}) else ${isInGroup} end`;
