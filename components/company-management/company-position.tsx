import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form-dialog";
import { InputField } from "@/components/ui/input-field";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { companyLimits } from "@/lib/companies/limits";
import { type CompanyRow, setDirectoryPosition } from "@/lib/companies/management-contract";

type Props = { row: CompanyRow; onChanged: () => Promise<unknown>; onClose: () => void };

export function CompanyPosition({ row: { id, name, directory_position }, onChanged, onClose }: Props) {
  const t = useTranslations("company-management");
  const { bind, ...state } = useEndpointForm(setDirectoryPosition, {
    defaultValues: { position: directory_position === null ? "" : String(directory_position) },
    errorText: t("failed.change"),
    request: (body) => ({ params: { id }, body }),
    refresh: onChanged,
    successText: t("position.done", { company: name }),
    onSuccess: onClose,
  });
  return (
    <FormDialog
      title={t("position.title", { company: name })}
      confirm={t("position.confirm")}
      state={state}
      onClose={onClose}
    >
      <InputField
        label={t("position.label")}
        hint={t("position.hint", { max: companyLimits.directoryPosition })}
        {...bind("position")}
        inputMode="numeric"
        maxLength={3}
        optional
      />
    </FormDialog>
  );
}
