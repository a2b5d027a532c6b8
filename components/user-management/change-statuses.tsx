import { useTranslations } from "next-intl";
import { RuleField } from "@/components/moderation/rule-field";
import { FormDialog } from "@/components/ui/form-dialog";
import { SelectField } from "@/components/ui/select-field";
import { TextareaField } from "@/components/ui/textarea-field";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { userStatuses } from "@/db/enums";
import type { UserRow } from "@/lib/users/schemas";
import { setUserStatuses } from "@/lib/users/status-contract";
import { SuspensionEnd } from "./suspension-end";

type Props = { users: readonly UserRow[]; onClose: () => void; onChanged: () => Promise<unknown> };

export function ChangeStatuses({ users, onClose, onChanged }: Props) {
  const t = useTranslations("user-management");
  const count = users.length;
  const { form, bind, ...state } = useEndpointForm(setUserStatuses, {
    defaultValues: {
      ids: users.map(({ id }) => id),
      expected_statuses: users.map((user) => user.status),
      ...{ status: "active", rule: "", reason: "", until: "" },
    },
    errorText: t("statusFailed"),
    refresh: onChanged,
    successText: t("selection.done", { count }),
    onSuccess: onClose,
    draftKey: `user-statuses:${users.map(({ id }) => id).join(",")}`,
  });
  const status = form.watch("status");
  const needsReason = status === "suspended" && !form.watch("rule");
  return (
    <FormDialog
      title={t("selection.title", { count })}
      confirm={t("selection.confirm")}
      danger
      state={state}
      disabled={needsReason && form.watch("reason")?.trim() === ""}
      onClose={onClose}
    >
      <p className="wrap-anywhere line-clamp-4 text-sm">{users.map(({ name }) => name).join(", ")}</p>
      <SelectField
        label={t("status")}
        {...bind("status")}
        options={userStatuses.map((status) => [status, t(`statuses.${status}`)])}
      />
      <RuleField {...bind("rule", "reason")} />
      <TextareaField
        label={t("selection.reason")}
        hint={needsReason ? t("suspend.missing") : undefined}
        {...bind("reason")}
        rows={3}
        maxLength={500}
        required={needsReason}
      />
      {status === "suspended" && <SuspensionEnd {...bind("until")} />}
    </FormDialog>
  );
}
