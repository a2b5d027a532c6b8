import * as z from "zod/mini";
import { announcementAudiences, announcementChannels } from "@/db/enums";
import { emptyToNull, id, singleLine, text } from "@/lib/core/schemas/fields";
import { localTime } from "@/lib/core/schemas/local-time";
import { groupLimits } from "@/lib/groups/limits";
import { announcementLimits as max } from "./limits";

const title = singleLine(max.title, { min: max.minTitle, required: "title_required" });
const className = singleLine(groupLimits.name, { min: 1 });

type Body = {
  title_en: string | null;
  text_en: string | null;
  audience: (typeof announcementAudiences)[number];
  group_ids: number[];
  class_names: string[];
};

/** English has both or neither; only the audience `groups` has groups, only `classes` has classes. */
const parts = z.check<Body>(({ value, issues }) => {
  const { title_en, text_en, audience, group_ids, class_names } = value;
  const add = (path: keyof Body, message: string) =>
    issues.push({ code: "custom", input: value[path], path: [path], message });
  if (title_en === null && text_en !== null) add("title_en", "title_required");
  if (text_en === null && title_en !== null) add("text_en", "required");
  if (audience === "groups" && group_ids.length === 0) add("group_ids", "announcement_groups_required");
  if (audience === "classes" && class_names.length === 0) add("class_names", "announcement_classes_required");
});

export const announcementBody = z
  .object({
    title_fr: title,
    text_fr: text(max.text, { min: 1 }),
    title_en: z._default(emptyToNull(title), null),
    text_en: z._default(emptyToNull(text(max.text)), null),
    audience: z.enum(announcementAudiences, "required"),
    group_ids: z._default(z.array(id).check(z.maxLength(max.groups, "announcement_too_many_groups")), []),
    class_names: z._default(
      z.array(className).check(z.maxLength(max.classes, "announcement_too_many_classes")),
      [],
    ),
    channel: z.enum(announcementChannels, "required"),
    link: z._default(emptyToNull(singleLine(max.link)), null),
  })
  .check(parts);

/** In the school: `2026-11-22T18:30`. */
export const scheduleBody = z.object({
  send_at: localTime.check(z.refine((value) => value.length > 10, { error: "date_invalid" })),
});
