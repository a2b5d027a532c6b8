import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { DialogButton } from "@/components/ui/dialog-button";
import { CalendarClock, CalendarX, Send, Trash2 } from "@/components/ui/icons";
import { MutationButton } from "@/components/ui/mutation-button";
import { SectionCard } from "@/components/ui/section-card";
import { useFormatDate } from "@/components/ui/use-format-date";
import {
  deleteAnnouncement,
  type RecipientsCount,
  sendAnnouncement,
  unscheduleAnnouncement,
} from "@/lib/announcements/contract";
import type { Announcement } from "@/lib/announcements/schemas";
import { adminPaths } from "@/lib/routes";
import { ScheduleDialog } from "./schedule-dialog";

type Props = {
  announcement: Announcement;
  recipients: RecipientsCount;
  /** The form has unsaved changes, which sending would leave out. */
  isChanged: boolean;
};

export function SendingCard({ announcement, recipients, isChanged }: Props) {
  const t = useTranslations("announcements");
  const isScheduled = announcement.status === "scheduled";
  return (
    <SectionCard id="sending" title={t("sending")} className="grid gap-3">
      <ScheduledTime announcement={announcement} />
      <RecipientsText recipients={recipients} />
      <p role="status" className="text-sm text-warning empty:sr-only">
        {isChanged && t("saveFirst")}
      </p>
      <div className="flex flex-wrap gap-2">
        <SendButton {...{ announcement, recipients, isChanged }} />
        <DialogButton
          variant="secondary"
          disabled={isChanged}
          dialog={(onClose) => <ScheduleDialog {...{ announcement, recipients, onClose }} />}
        >
          <CalendarClock />
          {t(isScheduled ? "reschedule" : "schedule")}
        </DialogButton>
        {isScheduled ? (
          <Unschedule announcement={announcement} />
        ) : (
          <DeleteAnnouncement announcement={announcement} />
        )}
      </div>
    </SectionCard>
  );
}

function ScheduledTime({ announcement: { send_at } }: Pick<Props, "announcement">) {
  const t = useTranslations("announcements");
  const formatDate = useFormatDate();
  if (send_at === null) return null;
  const time = formatDate(send_at, { dateStyle: "full", timeStyle: "short" });
  return <p className="font-semibold text-sm">{t("scheduledFor", { time })}</p>;
}

function RecipientsText({ recipients: { total, by_app, by_email } }: Pick<Props, "recipients">) {
  const t = useTranslations("announcements");
  return (
    <div className="text-sm">
      <p>{t("recipientsCount", { count: total })}</p>
      {total > 0 && <p className="text-muted">{t("channelCounts", { app: by_app, email: by_email })}</p>}
      <p className="text-muted">{t("countHint")}</p>
    </div>
  );
}

function Unschedule({ announcement: { id } }: Pick<Props, "announcement">) {
  const t = useTranslations("announcements");
  const router = useRouter();
  return (
    <MutationButton
      variant="quiet"
      endpoint={unscheduleAnnouncement}
      options={{ params: { id } }}
      errorText={t("unscheduleFailed")}
      successText={t("unscheduleDone")}
      refresh={() => router.refresh()}
    >
      <CalendarX />
      {t("unschedule")}
    </MutationButton>
  );
}

function SendButton({ announcement, recipients, isChanged }: Props) {
  const t = useTranslations("announcements");
  const router = useRouter();
  const { total: count, by_app, by_email } = recipients;
  return (
    <ConfirmButton
      button={{ disabled: isChanged || count === 0 }}
      title={t("sendTitle", { title: announcement.title_fr })}
      text={t("sendText", { count, app: by_app, email: by_email })}
      confirm={t("sendConfirm", { count })}
      cancel={t("cancel")}
      errorText={t("sendFailed")}
      successText={t("sendDone")}
      endpoint={sendAnnouncement}
      options={{ params: { id: announcement.id }, body: { updated_at: announcement.updated_at } }}
      refresh={() => router.refresh()}
    >
      <Send />
      {t("send")}
    </ConfirmButton>
  );
}

function DeleteAnnouncement({ announcement: { id, title_fr } }: Pick<Props, "announcement">) {
  const t = useTranslations("announcements");
  const router = useRouter();
  return (
    <ConfirmButton
      button={{ variant: "quiet-danger" }}
      title={t("deleteTitle", { title: title_fr })}
      text={t("deleteText")}
      confirm={t("delete")}
      cancel={t("cancel")}
      errorText={t("deleteFailed")}
      successText={t("deleteDone")}
      endpoint={deleteAnnouncement}
      options={{ params: { id } }}
      onSuccess={() => router.push(adminPaths.announcements)}
      onOutdated={() => router.refresh()}
    >
      <Trash2 />
      {t("delete")}
    </ConfirmButton>
  );
}
