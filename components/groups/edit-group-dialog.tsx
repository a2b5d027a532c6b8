import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form-dialog";
import type { GroupDialogProps } from "./group-dialogs";
import { GroupFields, useGroupUpdate } from "./group-form";

export function EditGroupDialog({ group, onSuccess, onClose }: GroupDialogProps) {
  const t = useTranslations("groups");
  const state = useGroupUpdate(group, {
    onSuccess(_, isEdited) {
      if (!isEdited) onClose();
      onSuccess();
    },
  });
  return (
    <FormDialog
      size="medium"
      title={t("editTitle")}
      confirm={t("save")}
      state={state}
      onClose={onClose}
      formClassName="grid gap-5"
    >
      <GroupFields group={group} state={state} />
    </FormDialog>
  );
}
