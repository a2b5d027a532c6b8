import { useTranslations } from "next-intl";
import { toast } from "@/components/ui/toast";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import type { AnnouncementAudience, AnnouncementChannel } from "@/db/enums";
import { createAnnouncement, updateAnnouncement } from "@/lib/announcements/contract";
import type { Announcement } from "@/lib/announcements/schemas";
import type { BodyOf } from "@/lib/core/api/endpoint";

type Fields = {
  title_fr: string;
  text_fr: string;
  title_en: string;
  text_en: string;
  audience: AnnouncementAudience;
  group_ids: number[];
  class_names: string[];
  channel: AnnouncementChannel;
  link: string;
};
type Options = {
  viewerId: number;
  announcement?: Announcement | undefined;
  onSuccess: (announcement: Announcement) => void;
};

export type AnnouncementFormState = ReturnType<typeof useAnnouncementForm>;

/** What was typed stays on the device until it is sent. */
export function useAnnouncementForm({ viewerId, announcement, onSuccess }: Options) {
  const t = useTranslations("announcements.form");
  const endpoint = (announcement ? updateAnnouncement : createAnnouncement) as typeof createAnnouncement;
  return useEndpointForm<typeof createAnnouncement, Fields, BodyOf<typeof createAnnouncement>>(endpoint, {
    failed: t("failed"),
    defaultValues: announcement ? fieldsOf(announcement) : emptyFields,
    draftKey: `announcement:${announcement?.id ?? "new"}:${viewerId}`,
    request: (body) => ({ ...(announcement && { params: { id: announcement.id } }), body }) as never,
    onSuccess({ data }) {
      toast.success(t(announcement ? "saved" : "created"));
      onSuccess(data);
    },
  });
}

const emptyFields: Fields = {
  ...{ title_fr: "", text_fr: "", title_en: "", text_en: "" },
  ...{ audience: "students", group_ids: [], class_names: [], channel: "both", link: "" },
};

function fieldsOf(announcement: Announcement): Fields {
  const { title_fr, text_fr, title_en, text_en, audience, groups, class_names, channel, link } = announcement;
  return {
    ...{ title_fr, text_fr, audience, class_names, channel },
    title_en: title_en ?? "",
    text_en: text_en ?? "",
    group_ids: groups.map(({ id }) => id),
    link: link ?? "",
  };
}
