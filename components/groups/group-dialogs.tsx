import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { FormDialog } from "@/components/ui/form-dialog";
import { InputField } from "@/components/ui/input-field";
import { toast } from "@/components/ui/toast";
import { useMutation } from "@/components/ui/use-mutation";
import { deleteGroup, restoreGroup } from "@/lib/groups/contract";
import { leaveGroup } from "@/lib/groups/members-contract";
import type { Group } from "@/lib/groups/schemas";
import { isSameName } from "./is-same-name";

export type GroupDialogProps = { group: Group; onSuccess: () => void; onClose: () => void };

/** The name has to be typed, since the deletion is final after 30 days; the toast offers to undo it. */
export function DeleteGroupDialog({
  group: { id, name, members_count },
  onSuccess,
  onClose,
}: GroupDialogProps) {
  const t = useTranslations("groups");
  const router = useRouter();
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const restore = useMutation(restoreGroup, {
    errorText: t("restoreFailed"),
    successText: t("restored"),
    onSuccess: () => router.refresh(),
  });
  const remove = useMutation(deleteGroup, {
    errorText: t("deleteFailed"),
    toast: false,
    onSuccess() {
      toast.success(t("deleted"), { label: t("undo"), run: () => void restore.run({ params: { id } }) });
      onClose();
      onSuccess();
    },
  });
  function submit() {
    if (!isSameName(typed, name)) return setError(t("nameDiffers"));
    void remove.run({ params: { id } });
  }
  return (
    <FormDialog
      title={t("deleteTitle", { name })}
      danger
      confirm={t("delete")}
      state={{ submit, isBusy: remove.isBusy, formError: remove.error }}
      onClose={onClose}
      onOutdated={() => router.refresh()}
    >
      <p>{t("deleteText", { count: members_count })}</p>
      <InputField
        label={t("typeName", { name })}
        autoComplete="off"
        error={error}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(undefined);
        }}
      />
    </FormDialog>
  );
}

export function LeaveGroupDialog({ group: { id, name, is_private }, onSuccess, onClose }: GroupDialogProps) {
  const t = useTranslations("groups");
  return (
    <ConfirmDialog
      title={t("leaveTitle", { name })}
      text={t(is_private ? "leavePrivateText" : "leaveText")}
      confirm={t("leave")}
      errorText={t("leaveFailed")}
      successText={t("left")}
      endpoint={leaveGroup}
      options={{ params: { id } }}
      refresh={onSuccess}
      onClose={onClose}
    />
  );
}
