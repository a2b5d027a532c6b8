import { useTranslations } from "next-intl";
import { RuleField } from "@/components/moderation/rule-field";
import { FormDialog } from "@/components/ui/form-dialog";
import { TextareaField } from "@/components/ui/textarea-field";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import type { UserRow } from "@/lib/users/schemas";
import { setUserStatus } from "@/lib/users/status-contract";
import { SuspensionEnd } from "./suspension-end";

type Props = { user: UserRow; onClose: () => void; onSuspended: () => Promise<unknown> };

export function SuspendUser({ user: { id, name, status }, onClose, onSuspended }: Props) {
  const t = useTranslations("user-management");
  const { form, bind, ...state } = useEndpointForm(setUserStatus, {
    defaultValues: { status: "suspended", expected_status: status, rule: "", reason: "", until: "" },
    errorText: t("statusFailed"),
    request: (body) => ({ params: { id }, body }),
    refresh: onSuspended,
    successText: t("statusDone"),
    onSuccess: onClose,
    draftKey: `suspension:${id}`,
  });
  const hasRule = Boolean(form.watch("rule"));
  return (
    <FormDialog
      title={t("suspend.title", { name })}
      confirm={t("suspend.confirm")}
      danger
      state={state}
      disabled={!hasRule && form.watch("reason")?.trim() === ""}
      onClose={onClose}
    >
      <p>{t("suspend.text")}</p>
      <RuleField {...bind("rule", "reason")} />
      <TextareaField
        label={t("suspend.reason")}
        hint={hasRule ? undefined : t("suspend.missing")}
        {...bind("reason")}
        rows={3}
        maxLength={500}
        required={!hasRule}
      />
      <SuspensionEnd {...bind("until")} />
    </FormDialog>
  );
}
