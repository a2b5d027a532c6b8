import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/icon-button";
import { SlidersHorizontal } from "@/components/ui/icons";
import { Popover } from "@/components/ui/popover";
import { RadioGroup } from "@/components/ui/radio-group";
import { type Category, type ContentType, categories, contentTypes } from "@/db/enums";
import type { Filters } from "./use-search";

type Props = { filters: Filters; onChange: (filters: Filters) => void };

export function SearchFilters({ filters, onChange }: Props) {
  const t = useTranslations("search");
  const posts = useTranslations("posts");
  const trigger = (
    <IconButton
      label={t("filters")}
      className={filters.content_type || filters.category ? "text-accent" : undefined}
      icon={<SlidersHorizontal />}
    />
  );
  return (
    <Popover trigger={trigger} label={t("filters")} wide className="grid w-96 gap-4 p-4">
      <RadioGroup<ContentType | "">
        legend={t("type")}
        name="content_type"
        value={filters.content_type}
        onChoose={(content_type) => onChange({ ...filters, content_type })}
        choices={[
          { value: "", label: t("all") },
          ...contentTypes.map((value) => ({ value, label: posts(`types.${value}`) })),
        ]}
      />
      <RadioGroup<Category | "">
        legend={t("category")}
        name="category"
        value={filters.category}
        onChoose={(category) => onChange({ ...filters, category })}
        choices={[
          { value: "", label: t("allFeminine") },
          ...categories.map((value) => ({ value, label: posts(`categories.${value}`) })),
        ]}
      />
    </Popover>
  );
}
