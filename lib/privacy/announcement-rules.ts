import { sql } from "drizzle-orm";
import { ownedRows, remainingRows, type TableRules } from "./table-rules";

/** The school's words stay without who wrote them; its recipients' archives have them. */
export const announcementRules: readonly TableRules[] = [
  {
    ...ownedRows("announcement_recipients"),
    exportedAs: () => sql`(select to_jsonb(t) || jsonb_build_object('title', a.title_fr, 'text', a.text_fr)
      from announcements a where a.id = t.announcement_id)`,
  },
  remainingRows("announcements", "created_by"),
];
