import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/ui/checkbox";
import { FormDialog } from "@/components/ui/form-dialog";
import { useChosenImage } from "@/components/ui/use-chosen-image";
import { createGroup, newGroupBody } from "@/lib/groups/contract";
import { newAvatarFile } from "@/lib/groups/limits";
import type { Group } from "@/lib/groups/schemas";
import { AvatarField } from "./avatar-field";
import { GroupTextFields } from "./group-form";
import { useGroupForm } from "./use-group-form";

type Props = { onSuccess: (group: Group) => void; onClose: () => void };

export function CreateGroupDialog({ onSuccess, onClose }: Props) {
  const t = useTranslations("groups");
  const tRules = useTranslations("validation");
  const image = useChosenImage(null, {
    ...newAvatarFile,
    kindError: tRules("group_avatar_kind"),
    sizeError: tRules("group_avatar_size"),
  });
  const { bind, field, form, ...state } = useGroupForm({
    endpoint: createGroup,
    schema: newGroupBody,
    defaultValues: { name: "", description: "", is_private: false },
    draftKey: "group-create",
    image,
    isImageRequired: true,
    errorText: t("createFailed"),
    successText: t("created"),
    signedOut: t("signIn"),
    onSuccess(group) {
      onClose();
      onSuccess(group);
    },
  });
  return (
    <FormDialog
      size="medium"
      title={t("create")}
      confirm={t("create")}
      state={state}
      onClose={onClose}
      formClassName="grid gap-5"
    >
      <GroupTextFields bind={bind} hint={t("descriptionHint")} isDescriptionRequired />
      <AvatarField id="new-group" image={image} name={() => form.getValues("name")} isNew />
      <Checkbox label={t("isPrivate")} hint={t("isPrivateHint")} {...field("is_private")} />
    </FormDialog>
  );
}
