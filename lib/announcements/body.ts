import * as z from "zod/mini";
import { announcementAudiences, announcementChannels } from "@/db/enums";
import { emptyToNull, id, singleLine, text, title } from "@/lib/core/schemas/fields";
import { localTime } from "@/lib/core/schemas/local-time";
import { groupLimits } from "@/lib/groups/limits";
import { announcementLimits as max } from "./limits";

const announcementTitle = title(max.title, { min: max.minTitle, required: "title_required" });
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

const fields = {
  title_fr: announcementTitle,
  text_fr: text(max.text, { min: 1 }),
  title_en: emptyToNull(announcementTitle),
  text_en: emptyToNull(text(max.text)),
  audience: z.enum(announcementAudiences, "required"),
  group_ids: z.array(id).check(z.maxLength(max.groups, "announcement_too_many_groups")),
  class_names: z.array(className).check(z.maxLength(max.classes, "announcement_too_many_classes")),
  channel: z.enum(announcementChannels, "required"),
  link: emptyToNull(singleLine(max.link)),
};

export const announcementBody = z
  .object({
    ...fields,
    title_en: z._default(fields.title_en, null),
    text_en: z._default(fields.text_en, null),
    group_ids: z._default(fields.group_ids, []),
    class_names: z._default(fields.class_names, []),
    link: z._default(fields.link, null),
  })
  .check(parts);

/** Omitted fields keep their values; the whole has to be an `announcementBody`. */
export const announcementChanges = z.partial(z.object(fields));

/** `updated_at` as the administrator has read it (optional): 409 when the announcement was changed since. */
export const sendBody = z.object({ updated_at: z.optional(text(40)) });

/** A time in the school's time zone, as `2026-11-22T18:30`. */
export const scheduleBody = z.extend(sendBody, {
  send_at: localTime.check(z.refine((value) => value.length > 10, { error: "date_invalid" })),
});
