import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { DecisionFields } from "@/components/moderation/decision-fields";
import { FieldError } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import { toast } from "@/components/ui/toast";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { setCommentStatuses } from "@/lib/moderation/comment-status-contract";
import type { SchoolRule } from "@/lib/site";
import type { OnChanged } from "./content-table";

type Props = {
  title: string;
  text: ReactNode;
  confirm: string;
  done: string;
  ids: number[];
  rules: SchoolRule[];
  onChanged: OnChanged;
  onClose: () => void;
};

/** The authors of those that a moderation rule holds back read the school rule that was broken, and may appeal. */
export function RejectHeldComments({ ids, rules, text, done, onChanged, onClose, ...texts }: Props) {
  const t = useTranslations("post-management.comments");
  const { submit, busy, bind, formError } = useEndpointForm(setCommentStatuses, {
    defaultValues: { ids, status: "deleted", rule: rules[0]?.id, explanation: "" },
    failed: t("failed.change"),
    async onSuccess() {
      await onChanged();
      toast.success(done);
      onClose();
    },
  });
  function close() {
    if (formError) void onChanged();
    onClose();
  }
  return (
    <FormDialog
      {...texts}
      size="small"
      danger
      busy={busy}
      formClassName="grid gap-4"
      onSubmit={submit}
      onClose={close}
    >
      <p>{text}</p>
      <p>{t("held", { count: ids.length })}</p>
      <DecisionFields rules={rules} rule={bind("rule")} explanation={bind("explanation")} />
      <FieldError>{formError}</FieldError>
    </FormDialog>
  );
}
