import { useTranslations } from "next-intl";
import { Globe, Users } from "@/components/ui/icons";
import { RadioGroup } from "@/components/ui/radio-group";
import { SelectField } from "@/components/ui/select-field";
import { audiences, type Category, type ContentType, categories, contentTypes } from "@/db/enums";
import type { PostDraft } from "./post-draft";
import { TagsField } from "./tags-field";

type Props = {
  draft: PostDraft;
  onChange: (draft: PostDraft) => void;
  /** Set in a group, whose members are the audience. */
  isInGroup: boolean;
};

export function PostAttributes({ draft, onChange, isInGroup }: Props) {
  const t = useTranslations("posts");
  const icons = {
    public: <Globe className="size-4" />,
    members: <Users className="size-4" />,
  };
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <SelectField
        label={t("compose.type")}
        value={draft.type}
        onChange={(event) => onChange({ ...draft, type: event.target.value as ContentType })}
        options={contentTypes.map((type) => [type, t(`types.${type}`)])}
      />
      <SelectField
        label={t("compose.category")}
        value={draft.category}
        onChange={(event) => onChange({ ...draft, category: event.target.value as Category | "" })}
        emptyOption={t("compose.none")}
        options={categories.map((category) => [category, t(`categories.${category}`)])}
      />
      <TagsField tags={draft.tags} onChange={(tags) => onChange({ ...draft, tags })} />
      {!isInGroup && (
        <RadioGroup
          legend={t("compose.audience")}
          name="audience"
          value={draft.audience}
          onChange={(audience) => onChange({ ...draft, audience })}
          options={audiences.map((value) => ({ value, label: t(`audiences.${value}`), icon: icons[value] }))}
        />
      )}
    </div>
  );
}
