import Link from "next/link";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { categories, contentTypes } from "@/db/enums";
import { studentPaths } from "@/lib/routes";
import { sorts } from "@/lib/search/contract";
import type { Search } from "@/lib/search/queries";

/** A plain GET form: its results have a URL. */
export function SearchForm({ search }: { search: Search }) {
  const t = useTranslations("search");
  const posts = useTranslations("posts");
  const selects = [
    [
      "content_type",
      t("type"),
      [["", t("all")], ...contentTypes.map((type) => [type, posts(`types.${type}`)])],
    ],
    [
      "category",
      t("category"),
      [["", t("allFeminine")], ...categories.map((each) => [each, posts(`categories.${each}`)])],
    ],
    ["sort", t("sort"), sorts.map((sort) => [sort, t(`sorts.${sort}`)])],
  ] as const;
  const filtered = search.content_type || search.category || search.tag || search.user_id;
  return (
    <form action={studentPaths.search} className="grid gap-4">
      <Field label={t("label")}>
        {(control) => <Input {...control} type="search" name="q" defaultValue={search.q} maxLength={200} />}
      </Field>
      <div className="grid gap-4 md:grid-cols-3">
        {selects.map(([name, label, options]) => (
          <Field key={name} label={label}>
            {(control) => (
              <Select {...control} name={name} defaultValue={search[name] ?? ""}>
                {options.map(([value, text]) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
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
