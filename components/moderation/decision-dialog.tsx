import { useTranslations } from "next-intl";
import { FieldError } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import { toast } from "@/components/ui/toast";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import type { DecisionAction, ReportSubject } from "@/db/enums";
import { decideReports, type ReportCase } from "@/lib/moderation/queue-contract";
import type { SchoolRule } from "@/lib/site";
import { DecisionFields } from "./decision-fields";
import { useItemTitle } from "./use-item-title";

type Props = {
  reported: ReportCase;
  action: DecisionAction;
  rules: SchoolRule[];
  onClose: () => void;
  onDecided: () => Promise<unknown>;
};

/** Whose deletion hides them for some weeks first. */
const deletions: Partial<Record<ReportSubject, "deleteGroup" | "deleteEvent">> = {
  group: "deleteGroup",
  event: "deleteEvent",
};

/** A measure names the school rule, which the author reads. */
export function DecisionDialog({ reported, action, rules, onClose, onDecided }: Props) {
  const t = useTranslations("moderation");
  const title = useItemTitle(reported);
  const name = reported.writer?.name ?? t("reports.nobody");
  const { submit, busy, bind, formError } = useEndpointForm(decideReports, {
    defaultValues: { action, rule: rules[0]?.id, explanation: "" },
    failed: t("queue.decideFailed"),
    request: (body) => ({ params: { id: reported.id }, body }),
    async onSuccess() {
      onClose();
      toast.success(t("queue.decided"));
      await onDecided();
    },
  });
  if (action === "dismiss") return null;
  const meaning = action === "delete" ? (deletions[reported.subject] ?? action) : action;
  return (
    <FormDialog
      title={t("queue.actionOf", { action: t(`queue.actions.${action}`), title })}
      size="small"
      confirm={t(`queue.confirm.${action}`, { name })}
      danger
      busy={busy}
      formClassName="grid gap-4"
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t(`queue.meaning.${meaning}`)}</p>
      <DecisionFields rules={rules} rule={bind("rule")} explanation={bind("explanation")} />
      <FieldError>{formError}</FieldError>
    </FormDialog>
  );
}
