import { useTranslations } from "next-intl";
import { changeFilters } from "@/components/ui/change-filters";
import { InputField } from "@/components/ui/input-field";
import { SelectField } from "@/components/ui/select-field";
import { useDebouncedInput } from "@/components/ui/use-debounced-input";
import { contentTypes, postStatuses } from "@/db/enums";
import type { ContentSearchParams } from "@/lib/posts/content-search-params";
import { adminPaths } from "@/lib/routes";

const delayMs = 500;

/** Without scripts it is a plain GET form. */
export function ContentFilters({ params }: { params: ContentSearchParams }) {
  const t = useTranslations("post-management");
  const types = useTranslations("posts.types");
  const search = useDebouncedInput(params.search ?? "", (text) => changeFilters({ search: text }), delayMs);
  return (
    <search>
      <form
        action={adminPaths.content}
        className="grid items-end gap-3 md:grid-cols-[2fr_1fr_1fr]"
        onSubmit={(event) => {
          event.preventDefault();
          search.flush();
        }}
      >
        <InputField
          label={t("search")}
          type="search"
          name="search"
          placeholder={t("searchHint")}
          maxLength={200}
          {...search.control}
        />
        <SelectField
          label={t("type")}
          name="type"
          value={params.type ?? ""}
          onChange={({ target }) => changeFilters({ type: target.value })}
          emptyOption={t("allTypes")}
          options={contentTypes.map((type) => [type, types(type)])}
        />
        <SelectField
          label={t("status")}
          name="status"
          value={params.status ?? ""}
          onChange={({ target }) => changeFilters({ status: target.value })}
          emptyOption={t("allStatuses")}
          options={postStatuses.map((status) => [status, t(`statuses.${status}`)])}
        />
      </form>
    </search>
  );
}
