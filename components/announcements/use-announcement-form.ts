import { useTranslations } from "next-intl";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { createAnnouncement, updateAnnouncement } from "@/lib/announcements/contract";
import { type AnnouncementFields, toAnnouncementFields } from "@/lib/announcements/fields";
import type { Announcement } from "@/lib/announcements/schemas";
import type { BodyOf } from "@/lib/core/api/endpoint";

type Options = {
  announcement?: Announcement | undefined;
  onSuccess: (announcement: Announcement) => void;
};

export type AnnouncementFormState = ReturnType<typeof useAnnouncementForm>;

export function useAnnouncementForm({ announcement, onSuccess }: Options) {
  const t = useTranslations("announcements.form");
  const endpoint = (announcement ? updateAnnouncement : createAnnouncement) as typeof createAnnouncement;
  return useEndpointForm<typeof createAnnouncement, AnnouncementFields, BodyOf<typeof createAnnouncement>>(
    endpoint,
    {
      errorText: t("failed"),
      defaultValues: announcement ? toAnnouncementFields(announcement) : emptyFields,
      draftKey: `announcement:${announcement?.id ?? "new"}`,
      isShared: true,
      schema: () => import("@/lib/announcements/body").then((module) => module.announcementBody as never),
      // Only the edited fields are sent: another administrator may have changed the others meanwhile.
      request: (body, edited) =>
        (announcement ? { params: { id: announcement.id }, body: edited } : { body }) as never,
      successText: t(announcement ? "saved" : "created"),
      onSuccess: ({ data }) => onSuccess(data),
    },
  );
}

const emptyFields: AnnouncementFields = {
  ...{ title_fr: "", text_fr: "", title_en: "", text_en: "" },
  ...{ audience: "students", group_ids: [], class_names: [], channel: "both", link: "" },
};
