import { sql } from "drizzle-orm";
import { announcementGroups, announcementRecipients, announcements } from "@/db/schema/announcements";
import { groups } from "@/db/schema/groups";
import { users } from "@/db/schema/users";
import { isoDateOf } from "@/lib/core/api/response-columns";
import { isAudienceGroup } from "./audience-groups";
import type { Announcement } from "./schemas";

const recipients = sql`(select count(*)::int from ${announcementRecipients}
  where ${announcementRecipients.announcementId} = ${announcements.id})`;
const readers = sql`(select count(*)::int from ${announcementRecipients}
  where ${announcementRecipients.announcementId} = ${announcements.id} and ${announcementRecipients.readAt} is not null)`;
const groupRows = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', ${groups.id}, 'name', ${groups.name})
    order by ${groups.searchName}, ${groups.id}), '[]')
  from ${announcementGroups} join ${groups} on ${groups.id} = ${announcementGroups.groupId}
  where ${announcementGroups.announcementId} = ${announcements.id} and ${isAudienceGroup})`;

/** Requires the author to be joined. */
export const announcementColumns = {
  id: announcements.id,
  status: announcements.status,
  title_fr: announcements.titleFr,
  text_fr: announcements.textFr,
  title_en: announcements.titleEn,
  text_en: announcements.textEn,
  audience: announcements.audience,
  groups: sql<Announcement["groups"]>`${groupRows}`.as("audience_groups"),
  class_names: announcements.classNames,
  channel: announcements.channel,
  link: announcements.link,
  send_at: isoDateOf(announcements.sendAt),
  sent_at: isoDateOf(announcements.sentAt),
  recalled_at: isoDateOf(announcements.recalledAt),
  is_sending: sql<boolean>`${announcements.status} = 'sent' and ${announcements.completedAt} is null`.as(
    "is_sending",
  ),
  recipients_count: sql<number>`${recipients}`.as("recipients_count"),
  read_count: sql<number>`${readers}`.as("read_count"),
  author: sql<string | null>`case when ${users.deletedAt} is null then ${users.name} end`.as("author_name"),
  created_at: isoDateOf(announcements.createdAt),
  updated_at: isoDateOf(announcements.updatedAt),
};
