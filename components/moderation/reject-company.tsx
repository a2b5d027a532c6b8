import { useTranslations } from "next-intl";
import { FieldError } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import { TextareaField } from "@/components/ui/textarea-field";
import { toast } from "@/components/ui/toast";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { setUserStatus } from "@/lib/users/status-contract";
import { RuleField } from "./rule-field";

type Props = {
  id: number;
  company: string;
  onClose: () => void;
  onRejected: () => unknown;
  /** Reloads what changed elsewhere meanwhile: called when the dialog closes after an error. */
  onOutdated: () => unknown;
};

/** `id` is of the owner's account: its status decides on the company, and here a reason is optional. */
export function RejectCompany({ id, company, onClose, onRejected, onOutdated }: Props) {
  const t = useTranslations("moderation.companies");
  const { submit, busy, bind, formError } = useEndpointForm(setUserStatus, {
    defaultValues: { status: "inactive", expected_status: "pending_verification", rule: "", reason: "" },
    failed: t("failed"),
    request: (body) => ({ params: { id }, body }),
    async onSuccess() {
      onClose();
      toast.success(t("rejected", { company }));
      await onRejected();
    },
    draftKey: `rejection:${id}`,
  });
  function close() {
    if (formError) void onOutdated();
    onClose();
  }
  return (
    <FormDialog
      title={t("rejectTitle", { company })}
      size="small"
      confirm={t("reject")}
      danger
      busy={busy}
      formClassName="grid gap-4"
      onSubmit={submit}
      onClose={close}
    >
      <p>{t("rejectText")}</p>
      <RuleField {...bind("rule")} />
      <TextareaField label={t("reason")} {...bind("reason")} rows={3} maxLength={500} optional />
      <FieldError>{formError}</FieldError>
    </FormDialog>
  );
}
