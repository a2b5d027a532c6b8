import { useTranslations } from "next-intl";
import { decideHeld } from "@/lib/moderation/held-contract";
import type { HeldText } from "@/lib/moderation/queue-contract";
import { ReasonDialog, type ReasonsProps } from "./reason-dialog";

type Props = ReasonsProps & { item: Pick<HeldText, "subject" | "subject_id"> };

export function RejectHeld({ item: { subject, subject_id }, title, ...props }: Props) {
  const t = useTranslations("moderation.queue");
  return (
    <ReasonDialog
      {...props}
      title={t("actionOf", { action: t("actions.reject"), title })}
      text={t(`meaning.${subject}`)}
      confirm={t("confirm.reject")}
      errorText={t("decideFailed")}
      successText={t("decided")}
      endpoint={decideHeld}
      options={{ body: { subject, subject_id, action: "reject" } }}
    />
  );
}
