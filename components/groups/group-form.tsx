import { useTranslations } from "next-intl";
import { InputField } from "@/components/ui/input-field";
import { RadioGroup } from "@/components/ui/radio-group";
import { TextareaField } from "@/components/ui/textarea-field";
import { useChosenImage } from "@/components/ui/use-chosen-image";
import { groupVisibilities } from "@/db/enums";
import { groupBody, groupSettingsBody, updateGroup } from "@/lib/groups/contract";
import { avatarFile, groupLimits } from "@/lib/groups/limits";
import type { Group } from "@/lib/groups/schemas";
import { AvatarField } from "./avatar-field";
import { useGroupForm } from "./use-group-form";

type Options = { isDescriptionRequired?: boolean; onSuccess: (group: Group, isEdited: boolean) => void };

export function useGroupUpdate(group: Group, { isDescriptionRequired, onSuccess }: Options) {
  const t = useTranslations("groups");
  const tRules = useTranslations("validation");
  const image = useChosenImage(group.avatar, {
    ...avatarFile,
    kindError: tRules("group_image_kind"),
    sizeError: tRules("group_image_size"),
  });
  const state = useGroupForm({
    endpoint: updateGroup,
    schema: isDescriptionRequired ? groupSettingsBody : groupBody,
    defaultValues: toFields(group),
    image,
    params: { id: group.id },
    draftKey: `group-edit:${group.id}`,
    errorText: t("updateFailed"),
    successText: t("updated"),
    reset: toFields,
    onSuccess(changed, isEdited) {
      const isReplaced = image.showStored(changed.avatar);
      onSuccess(changed, isEdited || isReplaced);
    },
  });
  return { ...state, image };
}

function toFields({ name, description, visibility, is_private }: Group) {
  return { name, description, visibility, is_private };
}

type Props = { group: Group; state: ReturnType<typeof useGroupUpdate>; isDescriptionRequired?: boolean };

export function GroupFields({ group, state, isDescriptionRequired }: Props) {
  const t = useTranslations("groups");
  const { bind, form, image } = state;
  const visibility = form.watch("visibility") ?? group.visibility;
  return (
    <>
      <GroupTextFields group={group} bind={bind} isDescriptionRequired={isDescriptionRequired} />
      <AvatarField id={`group-${group.id}`} image={image} name={() => form.getValues("name")} />
      <div className="grid gap-2">
        <RadioGroup
          legend={t("visibility")}
          name={`visibility-${group.id}`}
          options={groupVisibilities.map((value) => ({ value, label: t(`visibilities.${value}`) }))}
          value={visibility}
          onChange={(value) => form.setValue("visibility", value)}
        />
        <p className="text-muted text-sm">{t(`visibilityHints.${visibility}`)}</p>
      </div>
    </>
  );
}

type TextFieldsProps = Pick<ReturnType<typeof useGroupForm>, "bind"> & {
  /** Its values are shown before the form is hydrated. */
  group?: Group;
  hint?: string;
  isDescriptionRequired?: boolean | undefined;
};

export function GroupTextFields({ group, bind, hint, isDescriptionRequired }: TextFieldsProps) {
  const t = useTranslations("groups");
  return (
    <>
      <InputField
        label={t("name")}
        {...bind("name")}
        defaultValue={group?.name}
        autoComplete="off"
        maxLength={groupLimits.name + 1}
        required
      />
      <TextareaField
        label={t("description")}
        hint={hint}
        {...bind("description")}
        defaultValue={group?.description}
        rows={4}
        maxLength={groupLimits.description + 1}
        required={isDescriptionRequired}
        optional={!isDescriptionRequired}
      />
    </>
  );
}
