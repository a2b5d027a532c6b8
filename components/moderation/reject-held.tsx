import { useTranslations } from "next-intl";
import { FieldError } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import { toast } from "@/components/ui/toast";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { decideHeld } from "@/lib/moderation/held-contract";
import type { HeldText } from "@/lib/moderation/queue-contract";
import type { SchoolRule } from "@/lib/site";
import { DecisionFields } from "./decision-fields";
import { useItemTitle } from "./use-item-title";

type Props = {
  item: HeldText;
  rules: SchoolRule[];
  onClose: () => void;
  onRejected: () => Promise<unknown>;
};

/** Needs the school rule that was broken, because the author reads it and may appeal. */
export function RejectHeld({ item, rules, onClose, onRejected }: Props) {
  const t = useTranslations("moderation.queue");
  const title = useItemTitle(item);
  const { subject, subject_id } = item;
  const { submit, busy, bind, formError } = useEndpointForm(decideHeld, {
    defaultValues: { subject, subject_id, action: "reject", rule: rules[0]?.id, explanation: "" },
    failed: t("decideFailed"),
    async onSuccess() {
      onClose();
      toast.success(t("decided"));
      await onRejected();
    },
  });
  return (
    <FormDialog
      title={t("actionOf", { action: t("actions.reject"), title })}
      size="small"
      confirm={t("confirm.reject")}
      danger
      busy={busy}
      formClassName="grid gap-4"
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t(`meaning.${subject}`)}</p>
      <DecisionFields rules={rules} rule={bind("rule")} explanation={bind("explanation")} />
      <FieldError>{formError}</FieldError>
    </FormDialog>
  );
}
