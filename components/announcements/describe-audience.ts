import type { useTranslations } from "next-intl";
import type { Announcement } from "@/lib/announcements/schemas";

type Translate = ReturnType<typeof useTranslations<"announcements">>;

/** Groups that were deleted since leave none to name, so that the kind of the audience stands for them. */
export function describeAudience(t: Translate, { audience, groups, class_names }: Announcement): string {
  if (audience === "classes") return class_names.join(", ");
  if (audience !== "groups" || groups.length === 0) return t(`audiences.${audience}`);
  return groups.map(({ name }) => name).join(", ");
}
