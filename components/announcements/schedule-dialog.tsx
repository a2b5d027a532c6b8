import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form-dialog";
import { InputField } from "@/components/ui/input-field";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { type RecipientsCount, scheduleAnnouncement } from "@/lib/announcements/contract";
import type { Announcement } from "@/lib/announcements/schemas";
import { schoolTimeZone, toSchoolTime } from "@/lib/core/i18n/school-time";

type Props = { announcement: Announcement; recipients: RecipientsCount; onClose: () => void };

export function ScheduleDialog({ announcement: { id, send_at, updated_at }, recipients, onClose }: Props) {
  const t = useTranslations("announcements");
  const router = useRouter();
  const { bind, ...state } = useEndpointForm(scheduleAnnouncement, {
    errorText: t("scheduleFailed"),
    defaultValues: { send_at: send_at ? toSchoolTime(new Date(send_at)) : "", updated_at },
    request: (body) => ({ params: { id }, body }),
    refresh: () => router.refresh(),
    successText: t("scheduleDone"),
    onSuccess: onClose,
  });
  return (
    <FormDialog
      title={t("scheduleTitle")}
      cancel={t("cancel")}
      confirm={t("schedule")}
      state={state}
      onClose={onClose}
    >
      <InputField
        label={t("scheduleField")}
        hint={t("scheduleHint", { zone: schoolTimeZone(), count: recipients.total })}
        {...bind("send_at")}
        type="datetime-local"
        required
      />
    </FormDialog>
  );
}
