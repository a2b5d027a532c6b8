import { useTranslations } from "next-intl";
import { RuleField } from "@/components/moderation/rule-field";
import { FormDialog } from "@/components/ui/form-dialog";
import { TextareaField } from "@/components/ui/textarea-field";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { companyLimits } from "@/lib/companies/limits";
import { type CompanyRow, setCompanyStatus } from "@/lib/companies/management-contract";

type Props = {
  row: CompanyRow;
  status: "rejected" | "suspended";
  onChanged: () => Promise<unknown>;
  onClose: () => void;
};

/** A reason or a rule of the school is required, because the email about the decision quotes it. */
export function RejectOrSuspendCompany({ row, status, onChanged, onClose }: Props) {
  const t = useTranslations("company-management");
  const { id, name } = row;
  const { form, bind, ...state } = useEndpointForm(setCompanyStatus, {
    defaultValues: { status, expected_status: row.status, rule: "", reason: "" },
    errorText: t("failed.change"),
    request: (body) => ({ params: { id }, body }),
    refresh: onChanged,
    successText: t(`${status}.done`, { company: name }),
    onSuccess: onClose,
    draftKey: `company:${id}:${status}`,
  });
  return (
    <FormDialog
      title={t(`${status}.title`, { company: name })}
      confirm={t(`${status}.action`)}
      danger
      state={state}
      onClose={onClose}
    >
      <p>{t(`${status}.text`)}</p>
      <RuleField {...bind("rule", "reason")} />
      <TextareaField
        label={t("reason")}
        {...bind("reason")}
        rows={3}
        maxLength={companyLimits.reason}
        required={!form.watch("rule")}
      />
    </FormDialog>
  );
}
