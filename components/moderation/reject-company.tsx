import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form-dialog";
import { TextareaField } from "@/components/ui/textarea-field";
import { toast } from "@/components/ui/toast";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { setUserStatus } from "@/lib/users/status-contract";
import type { RejectionProps } from "./pending-item";
import { RuleField } from "./rule-field";

type Props = RejectionProps & { id: number; company: string };

/** `id` is of the owner's account: its status decides on the company, and here a reason is optional. */
export function RejectCompany({ id, company, onClose, onDone, onOutdated }: Props) {
  const t = useTranslations("moderation.companies");
  const { bind, ...state } = useEndpointForm(setUserStatus, {
    defaultValues: { status: "inactive", expected_status: "pending_verification", rule: "", reason: "" },
    errorText: t("failed"),
    request: (body) => ({ params: { id }, body }),
    async onSuccess() {
      onClose();
      toast.success(t("rejected", { company }));
      await onDone();
    },
    draftKey: `rejection:${id}`,
  });
  return (
    <FormDialog
      title={t("rejectTitle", { company })}
      confirm={t("reject")}
      danger
      state={state}
      onClose={onClose}
      onOutdated={onOutdated}
    >
      <p>{t("rejectText")}</p>
      <RuleField {...bind("rule")} />
      <TextareaField label={t("reason")} {...bind("reason")} rows={3} maxLength={500} optional />
    </FormDialog>
  );
}
