import { useRouter } from "next/navigation";
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { Undo2 } from "@/components/ui/icons";
import { SectionCard } from "@/components/ui/section-card";
import { useFormatDate } from "@/components/ui/use-format-date";
import { recallAnnouncement } from "@/lib/announcements/contract";
import type { Announcement } from "@/lib/announcements/schemas";
import { describeAudience } from "./describe-audience";
import { useFormatReadShare } from "./use-format-read-share";

type Props = { announcement: Announcement };

export function SentCard({ announcement }: Props) {
  const t = useTranslations("announcements");
  const format = useFormatter();
  const formatReadShare = useFormatReadShare();
  const { status, channel, author, is_sending, recipients_count } = announcement;
  return (
    <SectionCard id="sending" title={t("sending")} className="grid gap-4">
      <Times announcement={announcement} />
      {is_sending && (
        <p role="status" className="text-sm">
          {t("sendingNow")}
        </p>
      )}
      <dl className="grid grid-cols-2 large-text:grid-cols-1 gap-3 text-sm">
        <Fact name={t("columns.recipients")}>{format.number(recipients_count)}</Fact>
        <Fact name={t("columns.read")}>{formatReadShare(announcement)}</Fact>
        <Fact name={t("form.audience")}>{describeAudience(t, announcement)}</Fact>
        <Fact name={t("form.channel")}>{t(`channels.${channel}`)}</Fact>
      </dl>
      {author && <p className="text-muted text-sm">{t("by", { name: author })}</p>}
      {status === "sent" && <Recall announcement={announcement} />}
    </SectionCard>
  );
}

function Times({ announcement: { sent_at, recalled_at } }: Props) {
  const t = useTranslations("announcements");
  const formatDate = useFormatDate();
  const format = (at: string) => formatDate(at, { dateStyle: "full", timeStyle: "short" });
  return (
    <div className="grid gap-1 text-sm">
      {sent_at && <p>{t("sentAt", { time: format(sent_at) })}</p>}
      {recalled_at && <p>{t("recalledAt", { time: format(recalled_at) })}</p>}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-xs">{name}</dt>
      <dd className="wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}

function Recall({ announcement: { id, title_fr } }: Props) {
  const t = useTranslations("announcements");
  const router = useRouter();
  return (
    <div>
      <ConfirmButton
        button={{ variant: "secondary" }}
        title={t("recallTitle", { title: title_fr })}
        text={t("recallText")}
        confirm={t("recall")}
        cancel={t("cancel")}
        errorText={t("recallFailed")}
        successText={t("recallDone")}
        endpoint={recallAnnouncement}
        options={{ params: { id } }}
        refresh={() => router.refresh()}
      >
        <Undo2 />
        {t("recall")}
      </ConfirmButton>
    </div>
  );
}
