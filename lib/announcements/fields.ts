import type { Announcement } from "./schemas";

/** Converts an announcement to the values of its form; `announcementBody` is the inverse. */
export function toAnnouncementFields(announcement: Announcement) {
  const { title_fr, text_fr, title_en, text_en, audience, groups, class_names, channel, link } = announcement;
  return {
    ...{ title_fr, text_fr, audience, class_names, channel },
    title_en: title_en ?? "",
    text_en: text_en ?? "",
    group_ids: groups.map(({ id }) => id),
    link: link ?? "",
  };
}

export type AnnouncementFields = ReturnType<typeof toAnnouncementFields>;
