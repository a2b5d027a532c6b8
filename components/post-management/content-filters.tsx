import { useTranslations } from "next-intl";
import { FilterForm, FilterSelect } from "@/components/ui/filter-form";
import { contentTypes, postStatuses } from "@/db/enums";
import type { ContentSearchParams } from "@/lib/posts/content-search-params";
import { adminPaths } from "@/lib/routes";

export function ContentFilters({ params: { search, type, status } }: { params: ContentSearchParams }) {
  const t = useTranslations("post-management");
  const tTypes = useTranslations("posts.types");
  return (
    <FilterForm
      action={adminPaths.content}
      label={t("search")}
      placeholder={t("searchHint")}
      maxLength={200}
      search={search}
      columns="lg:grid-cols-[3fr_2fr_2fr]"
    >
      <FilterSelect
        name="type"
        label={t("type")}
        value={type}
        emptyOption={t("allTypes")}
        options={contentTypes.map((value) => [value, tTypes(value)])}
      />
      <FilterSelect
        name="status"
        label={t("status")}
        value={status}
        emptyOption={t("allStatuses")}
        options={postStatuses.map((value) => [value, t(`statuses.${value}`)])}
      />
    </FilterForm>
  );
}
