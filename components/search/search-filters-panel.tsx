import { useTranslations } from "next-intl";
import { RadioGroup } from "@/components/ui/radio-group";
import { type Category, type ContentType, categories, contentTypes } from "@/db/enums";
import type { Filters } from "./use-search";

type Props = { filters: Filters; onChange: (filters: Filters) => void };

export function SearchFiltersPanel({ filters, onChange }: Props) {
  const t = useTranslations("search");
  const tPosts = useTranslations("posts");
  return (
    <>
      <RadioGroup<ContentType | "">
        legend={t("type")}
        name="content_type"
        value={filters.content_type}
        onChange={(content_type) => onChange({ ...filters, content_type })}
        options={[
          { value: "", label: t("all") },
          ...contentTypes.map((value) => ({ value, label: tPosts(`types.${value}`) })),
        ]}
      />
      <RadioGroup<Category | "">
        legend={t("category")}
        name="category"
        value={filters.category}
        onChange={(category) => onChange({ ...filters, category })}
        options={[
          { value: "", label: t("allFeminine") },
          ...categories.map((value) => ({ value, label: tPosts(`categories.${value}`) })),
        ]}
      />
    </>
  );
}
