import { useTranslations } from "next-intl";
import { decideHeld } from "@/lib/moderation/held-contract";
import type { HeldText } from "@/lib/moderation/queue-contract";
import type { SchoolRule } from "@/lib/site";
import { ReasonDialog } from "./reason-dialog";

type Props = {
  item: Pick<HeldText, "subject" | "subject_id">;
  title: string;
  rules: SchoolRule[];
  onClose: () => void;
  onDecided: () => unknown;
  onOutdated?: () => unknown;
};

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
