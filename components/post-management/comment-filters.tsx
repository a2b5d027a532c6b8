import { useTranslations } from "next-intl";
import { FilterForm, FilterSelect } from "@/components/ui/filter-form";
import { commentStatuses } from "@/db/enums";
import type { CommentsSearchParams } from "@/lib/posts/comment-management-search-params";
import { adminPaths } from "@/lib/routes";

export function CommentFilters({ params: { search, status } }: { params: CommentsSearchParams }) {
  const t = useTranslations("post-management.comments");
  return (
    <FilterForm
      action={adminPaths.comments}
      label={t("search")}
      placeholder={t("searchHint")}
      maxLength={200}
      search={search}
      columns="lg:grid-cols-[3fr_1fr]"
    >
      <FilterSelect
        name="status"
        label={t("status")}
        value={status}
        emptyOption={t("allStatuses")}
        options={commentStatuses.map((each) => [each, t(`statuses.${each}`)])}
      />
    </FilterForm>
  );
}
