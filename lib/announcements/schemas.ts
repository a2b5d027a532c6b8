import * as z from "zod/mini";
import { announcementAudiences, announcementChannels, announcementStatuses } from "@/db/enums";
import { isoDateTime } from "@/lib/core/schemas/fields";

/** `is_sending` while recipients are still to get it; `author` is null once the account is deleted. */
export const announcement = z.object({
  id: z.int(),
  status: z.enum(announcementStatuses),
  title_fr: z.string(),
  text_fr: z.string(),
  title_en: z.nullable(z.string()),
  text_en: z.nullable(z.string()),
  audience: z.enum(announcementAudiences),
  groups: z.array(z.object({ id: z.int(), name: z.string() })),
  class_names: z.array(z.string()),
  channel: z.enum(announcementChannels),
  link: z.nullable(z.string()),
  send_at: z.nullable(isoDateTime),
  sent_at: z.nullable(isoDateTime),
  recalled_at: z.nullable(isoDateTime),
  is_sending: z.boolean(),
  recipients_count: z.int(),
  read_count: z.int(),
  author: z.nullable(z.string()),
  created_at: isoDateTime,
  updated_at: isoDateTime,
});
export type Announcement = z.infer<typeof announcement>;

/** An announcement as its recipient reads it. */
export const receivedAnnouncement = z.object({
  id: z.int(),
  title: z.string(),
  text: z.string(),
  link: z.nullable(z.string()),
  is_read: z.boolean(),
  sent_at: isoDateTime,
});
export type ReceivedAnnouncement = z.infer<typeof receivedAnnouncement>;

const languagePreview = z.object({
  notification: z.object({ text: z.string(), detail: z.nullable(z.string()) }),
  email: z.object({ subject: z.string(), html: z.string() }),
});
export const announcementPreview = z.object({ fr: languagePreview, en: languagePreview });
export type AnnouncementPreview = z.infer<typeof announcementPreview>;
