import { useTranslations } from "next-intl";
import { useState } from "react";
import { RuleField } from "@/components/moderation/rule-field";
import { ActionError } from "@/components/ui/action-error";
import { FormDialog } from "@/components/ui/form-dialog";
import { Select } from "@/components/ui/select";
import { TextareaField } from "@/components/ui/textarea-field";
import { useEndpointForm } from "@/components/ui/use-endpoint-form";
import { useMutation } from "@/components/ui/use-mutation";
import { useOpening } from "@/components/ui/use-opening";
import { type UserStatus, userStatuses } from "@/db/enums";
import type { UserRow } from "@/lib/users/schemas";
import { setUserStatus } from "@/lib/users/status-contract";
import { SuspensionEnd } from "./suspension-end";

type Update = { params: { id: number }; body: { status: UserStatus; expected_status: UserStatus } };
/** Shows the new status at once, and the old one after an error. A suspension opens a dialog for its reason. */
export function UserStatusSelect({ user, onChanged }: { user: UserRow; onChanged: () => Promise<unknown> }) {
  const t = useTranslations("user-management");
  const { id, name } = user;
  const [chosen, setChosen] = useState<UserStatus | null>(null);
  const [isSuspending, suspend, closeDialog] = useOpening();
  const { run, retry, isBusy, error } = useMutation<typeof setUserStatus, Update>(setUserStatus, {
    errorText: t("statusFailed"),
    successText: t("statusDone"),
    optimistic({ body }) {
      setChosen(body.status);
      return () => setChosen(null);
    },
    refresh: onChanged,
    onSuccess: () => setChosen(null),
  });
  function choose(status: UserStatus) {
    if (status === "suspended") suspend(true);
    else void run({ params: { id }, body: { status, expected_status: user.status } });
  }
  return (
    <div className="md:min-w-36">
      <Select
        aria-label={t("statusOf", { name })}
        value={isSuspending ? "suspended" : (chosen ?? user.status)}
        // `disabled` would take the focus away.
        aria-disabled={isBusy || undefined}
        onChange={({ target }) => choose(target.value as UserStatus)}
        options={userStatuses.map((status) => [status, t(`statuses.${status}`)])}
      />
      <ActionError error={error} retry={retry} />
      {isSuspending && <SuspendUser user={user} onClose={closeDialog} onSuspended={onChanged} />}
    </div>
  );
}

type Props = { user: UserRow; onClose: () => void; onSuspended: () => Promise<unknown> };

function SuspendUser({ user: { id, name, status }, onSuspended, onClose }: Props) {
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
