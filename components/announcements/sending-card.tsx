import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { CalendarClock, CalendarX, Send, Trash2 } from "@/components/ui/icons";
import { MutationButton } from "@/components/ui/mutation-button";
import { SectionCard } from "@/components/ui/section-card";
import { useFormatDate } from "@/components/ui/use-format-date";
import { deleteAnnouncement, sendAnnouncement, unscheduleAnnouncement } from "@/lib/announcements/contract";
import type { Announcement } from "@/lib/announcements/schemas";
import { adminPaths } from "@/lib/routes";
import type { RecipientsCount } from "./announcement-screen";
import { ScheduleDialog } from "./schedule-dialog";

type Props = {
  announcement: Announcement;
  recipients: RecipientsCount;
  /** The form has unsaved changes, which sending would leave out. */
  isChanged: boolean;
};

/** The number of recipients, and the buttons that send, schedule or delete. */
export function SendingCard({ announcement, recipients, isChanged }: Props) {
  const t = useTranslations("announcements");
  const [open, setOpen] = useState<"send" | "schedule" | "delete" | null>(null);
  const isScheduled = announcement.status === "scheduled";
  const close = () => setOpen(null);
  return (
    <SectionCard id="sending" title={t("sending")} className="grid gap-3">
      <ScheduledTime announcement={announcement} />
      <RecipientsText recipients={recipients} />
      {isChanged && (
        <p role="status" className="text-sm text-warning">
          {t("saveFirst")}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button disabled={isChanged || recipients.total === 0} onClick={() => setOpen("send")}>
          <Send />
          {t("send")}
        </Button>
        <Button variant="secondary" disabled={isChanged} onClick={() => setOpen("schedule")}>
          <CalendarClock />
          {t(isScheduled ? "reschedule" : "schedule")}
        </Button>
        {isScheduled ? (
          <Unschedule announcement={announcement} />
        ) : (
          <Button variant="quiet-danger" onClick={() => setOpen("delete")}>
            <Trash2 />
            {t("delete")}
          </Button>
        )}
      </div>
      {open === "schedule" && <ScheduleDialog {...{ announcement, recipients }} onClose={close} />}
      {open === "send" && <SendDialog {...{ announcement, recipients }} onClose={close} />}
      {open === "delete" && <DeleteDialog announcement={announcement} onClose={close} />}
    </SectionCard>
  );
}

function ScheduledTime({ announcement: { send_at } }: Pick<Props, "announcement">) {
  const t = useTranslations("announcements");
  const formatDate = useFormatDate();
  if (send_at === null) return null;
  const time = formatDate(new Date(send_at), { dateStyle: "full", timeStyle: "short" });
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

type DialogProps = { announcement: Announcement; onClose: () => void };

function SendDialog({ announcement, recipients, onClose }: DialogProps & Pick<Props, "recipients">) {
  const t = useTranslations("announcements");
  const router = useRouter();
  const { total: count, by_app, by_email } = recipients;
  return (
    <ConfirmDialog
      title={t("sendTitle", { title: announcement.title_fr })}
      text={t("sendText", { count, app: by_app, email: by_email })}
      confirm={t("sendConfirm", { count })}
      cancel={t("cancel")}
      errorText={t("sendFailed")}
      successText={t("sendDone")}
      endpoint={sendAnnouncement}
      options={{ params: { id: announcement.id }, body: { updated_at: announcement.updated_at } }}
      refresh={() => router.refresh()}
      onClose={onClose}
    />
  );
}

function DeleteDialog({ announcement: { id, title_fr }, onClose }: DialogProps) {
  const t = useTranslations("announcements");
  const router = useRouter();
  return (
    <ConfirmDialog
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
      onClose={onClose}
    />
  );
}
