import { useTranslations } from "next-intl";
import * as z from "zod/mini";
import { postViewer } from "@/components/posts/post-viewer";
import { Chip } from "@/components/ui/chip";
import { SelectField } from "@/components/ui/select-field";
import { categories, contentTypes } from "@/db/enums";
import { pageQuery } from "@/lib/core/api/pagination";
import type { Member } from "@/lib/core/auth/viewer";
import { omitPageSize, parseSearchParams, type SearchParams } from "@/lib/core/http/search-params";
import { emptyToUndefined, text } from "@/lib/core/schemas/fields";
import { searchFilters, sorts } from "@/lib/search/contract";
import { type Search, searchPosts } from "@/lib/search/queries";
import { searchHref } from "@/lib/search/sections";
import { PostResults } from "./post-results";
import { SearchForm } from "./search-form";
import type { SearchTab } from "./search-tab";

/** The endpoint's query with an optional `q`: the feed's sidebar links here with only a filter. */
const schema = z.object({
  q: emptyToUndefined(text(200, { min: 2 })),
  ...searchFilters,
  ...pageQuery(10),
});

export async function loadPosts(viewer: Member, params: SearchParams): Promise<SearchTab> {
  const search = parseSearchParams(schema, params);
  const isFiltered = Boolean(search.content_type || search.category || search.tag || search.user_id);
  const list = search.q || isFiltered ? await searchPosts(viewer, search) : null;
  return {
    form: <PostSearchForm area={viewer.role} search={search} isFiltered={isFiltered} />,
    list,
    pageHref: (page) => searchHref(viewer.role, "posts", { ...omitPageSize(search), page }),
    results: list && <PostResults initialPosts={list.posts} viewer={postViewer(viewer)} query={search.q} />,
  };
}

type Props = { area: Member["role"]; search: Search; isFiltered: boolean };

function PostSearchForm({ area, search, isFiltered }: Props) {
  const t = useTranslations("search");
  const tPosts = useTranslations("posts");
  const notes = (
    <>
      {search.tag && <Chip>{t("tag", { tag: search.tag })}</Chip>}
      {search.user_id && <Chip>{t("person")}</Chip>}
    </>
  );
  return (
    <SearchForm
      area={area}
      section="posts"
      q={search.q}
      isFiltered={isFiltered}
      hidden={{ tag: search.tag, user_id: search.user_id }}
      notes={notes}
    >
      <SelectField
        label={t("type")}
        name="content_type"
        defaultValue={search.content_type ?? ""}
        emptyOption={t("all")}
        options={contentTypes.map((type) => [type, tPosts(`types.${type}`)])}
      />
      <SelectField
        label={t("category")}
        name="category"
        defaultValue={search.category ?? ""}
        emptyOption={t("allFeminine")}
        options={categories.map((category) => [category, tPosts(`categories.${category}`)])}
      />
      <SelectField
        label={t("sort")}
        name="sort"
        defaultValue={search.sort}
        options={sorts.map((sort) => [sort, t(`sorts.${sort}`)])}
      />
    </SearchForm>
  );
}
