import * as z from "zod/mini";
import { announcementAudiences, announcementChannels } from "@/db/enums";
import { emptyToNull, id, singleLine, text } from "@/lib/core/schemas/fields";
import { localTime } from "@/lib/core/schemas/local-time";
import { announcementLimits } from "./limits";

const title = singleLine(announcementLimits.title, {
  min: announcementLimits.minTitle,
  required: "title_required",
});

type Body = {
  title_en: string | null;
  text_en: string | null;
  audience: (typeof announcementAudiences)[number];
  group_ids: number[];
};

/** English has both or neither; only the audience `groups` has groups. */
const parts = z.check<Body>(({ value, issues }) => {
  const { title_en, text_en, audience, group_ids } = value;
  const add = (path: keyof Body, message: string) =>
    issues.push({ code: "custom", input: value[path], path: [path], message });
  if (title_en === null && text_en !== null) add("title_en", "title_required");
  if (text_en === null && title_en !== null) add("text_en", "required");
  if (audience === "groups" && group_ids.length === 0) add("group_ids", "announcement_groups_required");
});

export const announcementBody = z
  .object({
    title_fr: title,
    text_fr: text(announcementLimits.text, { min: 1 }),
    title_en: z._default(emptyToNull(title), null),
    text_en: z._default(emptyToNull(text(announcementLimits.text)), null),
    audience: z.enum(announcementAudiences, "required"),
    group_ids: z._default(z.array(id).check(z.maxLength(announcementLimits.groups, "too_long")), []),
    channel: z.enum(announcementChannels, "required"),
    link: z._default(emptyToNull(singleLine(announcementLimits.link)), null),
  })
  .check(parts);

/** In the school: `2026-11-22T18:30`. */
export const scheduleBody = z.object({
  send_at: localTime.check(z.refine((value) => value.length > 10, { error: "date_invalid" })),
});
