import { useTranslations } from "next-intl";
import type { DecisionAction, ReportSubject } from "@/db/enums";
import { decideReports, type ReportCase } from "@/lib/moderation/queue-contract";
import { ReasonDialog, type ReasonsProps } from "./reason-dialog";

type Props = ReasonsProps & { reported: ReportCase; action: Exclude<DecisionAction, "dismiss"> };

/** Subjects that a deletion only hides for some weeks, so that an appeal can restore them. */
const deletions: Partial<Record<ReportSubject, "deleteGroup" | "deleteEvent">> = {
  group: "deleteGroup",
  event: "deleteEvent",
};

export function DecisionDialog({ reported, action, title, ...props }: Props) {
  const t = useTranslations("moderation");
  const name = reported.writer?.name ?? t("reports.visitor");
  const meaning = action === "delete" ? (deletions[reported.subject] ?? action) : action;
  return (
    <ReasonDialog
      {...props}
      title={t("queue.actionOf", { action: t(`queue.actions.${action}`), title })}
      text={t(`queue.meaning.${meaning}`)}
      confirm={t(`queue.confirm.${action}`, { name })}
      errorText={t("queue.decideFailed")}
      successText={t("queue.decided")}
      endpoint={decideReports}
      options={{ params: { id: reported.id }, body: { action } }}
    />
  );
}
