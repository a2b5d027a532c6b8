import { Globe, Users } from "lucide-react";
import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { RadioGroup } from "@/components/ui/radio-group";
import { Select } from "@/components/ui/select";
import { audiences, type Category, type ContentType, categories, contentTypes } from "@/db/enums";
import type { PostDraft } from "./post-draft";
import { TagsField } from "./tags-field";

export function PostAttributes({
  draft,
  onChange,
}: {
  draft: PostDraft;
  onChange: (draft: PostDraft) => void;
}) {
  const t = useTranslations("posts");
  const icons = {
    public: <Globe className="size-4" />,
    members: <Users className="size-4" />,
  };
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field label={t("compose.type")}>
        {(control) => (
          <Select
            {...control}
            value={draft.type}
            onChange={(event) => onChange({ ...draft, type: event.target.value as ContentType })}
          >
            {contentTypes.map((type) => (
              <option key={type} value={type}>
                {t(`types.${type}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t("compose.category")}>
        {(control) => (
          <Select
            {...control}
            value={draft.category}
            onChange={(event) => onChange({ ...draft, category: event.target.value as Category | "" })}
          >
            <option value="">{t("compose.none")}</option>
            {categories.map((category) => (
              <option key={category} value={category}>
                {t(`categories.${category}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TagsField tags={draft.tags} onChange={(tags) => onChange({ ...draft, tags })} />
      <RadioGroup
        legend={t("compose.audience")}
        name="audience"
        value={draft.audience}
        onChoose={(audience) => onChange({ ...draft, audience })}
        choices={audiences.map((value) => ({ value, label: t(`audiences.${value}`), icon: icons[value] }))}
      />
    </div>
  );
}
