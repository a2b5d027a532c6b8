import Link from "next/link";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { InputField } from "@/components/ui/input-field";
import { SelectField } from "@/components/ui/select-field";
import { categories, contentTypes } from "@/db/enums";
import { studentPaths } from "@/lib/routes";
import { sorts } from "@/lib/search/contract";
import type { Search } from "@/lib/search/queries";

/** A plain GET form: its results have a URL. */
export function SearchForm({ search }: { search: Search }) {
  const t = useTranslations("search");
  const posts = useTranslations("posts");
  const filtered = search.content_type || search.category || search.tag || search.user_id;
  return (
    <form action={studentPaths.search} className="grid gap-4">
      <InputField label={t("label")} type="search" name="q" defaultValue={search.q} maxLength={200} />
      <div className="grid gap-4 md:grid-cols-3">
        <SelectField
          label={t("type")}
          name="content_type"
          defaultValue={search.content_type ?? ""}
          emptyOption={t("all")}
          options={contentTypes.map((type) => [type, posts(`types.${type}`)])}
        />
        <SelectField
          label={t("category")}
          name="category"
          defaultValue={search.category ?? ""}
          emptyOption={t("allFeminine")}
          options={categories.map((category) => [category, posts(`categories.${category}`)])}
        />
        <SelectField
          label={t("sort")}
          name="sort"
          defaultValue={search.sort ?? ""}
          options={sorts.map((sort) => [sort, t(`sorts.${sort}`)])}
        />
      </div>
      {search.tag && <input type="hidden" name="tag" value={search.tag} />}
      {search.user_id && <input type="hidden" name="user_id" value={search.user_id} />}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit">{t("submit")}</Button>
        {search.tag && <Chip>{t("tag", { tag: search.tag })}</Chip>}
        {search.user_id && <Chip>{t("person")}</Chip>}
        {filtered && (
          <Link
            href={`${studentPaths.search}${search.q ? `?q=${encodeURIComponent(search.q)}` : ""}`}
            className="inline-flex min-h-11 items-center px-2 text-accent text-sm hover:underline"
          >
            {t("clear")}
          </Link>
        )}
      </div>
    </form>
  );
}
