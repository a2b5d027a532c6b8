import type { useTranslations } from "next-intl";
import type { Announcement } from "@/lib/announcements/schemas";

type Translate = ReturnType<typeof useTranslations<"announcements">>;

/** Groups that were deleted or hidden since have no name here; without any name, the text is the kind of the audience. */
export function describeAudience(t: Translate, { audience, groups, class_names }: Announcement): string {
  if (audience === "classes") return class_names.join(", ");
  if (audience !== "groups" || groups.length === 0) return t(`audiences.${audience}`);
  return groups.map(({ name }) => name).join(", ");
}
