import { getTranslations } from "next-intl/server";
import * as z from "zod/mini";
import { postViewer } from "@/components/posts/post-viewer";
import { PostResults } from "@/components/search/post-results";
import { SearchForm } from "@/components/search/search-form";
import { PageLayout } from "@/components/shell/page-layout";
import { pageTitle } from "@/components/shell/page-title";
import { NothingFound } from "@/components/ui/art/nothing-found";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { pageQuery } from "@/lib/core/api/pagination";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { buildHref, parseSearchParams, type SearchProps } from "@/lib/core/http/search-params";
import { emptyToUndefined, text } from "@/lib/core/schemas/fields";
import { studentPaths } from "@/lib/routes";
import { searchFilters } from "@/lib/search/contract";
import { searchPosts } from "@/lib/search/queries";

/** Like the endpoint's query, with `q` optional: the feed's sidebar links here by a filter alone. */
const pageSearch = z.object({
  q: emptyToUndefined(text(200, { min: 2 })),
  ...searchFilters,
  ...pageQuery(10),
});

export const generateMetadata = pageTitle("search.title");

export default async function SearchPage({ searchParams }: SearchProps) {
  const viewer = await requirePageViewer(["student"], studentPaths.search);
  const search = parseSearchParams(pageSearch, await searchParams);
  const t = await getTranslations("search");
  const isFiltered = search.q || search.category || search.content_type || search.tag || search.user_id;
  const results = isFiltered ? await searchPosts(viewer, search) : null;
  const href = (page: number) => buildHref(studentPaths.search, { ...search, per_page: undefined, page });
  const title = search.q ? t("about", { query: search.q }) : t("title");
  return (
    <PageLayout>
      <div className="grid gap-6">
        <h1 className="text-2xl [overflow-wrap:anywhere]">{title}</h1>
        <SearchForm key={JSON.stringify(search)} search={search} />
        {!results && <EmptyState art={<NothingFound />} title={t("start")} text={t("startHint")} />}
        {results && results.total === 0 && (
          <EmptyState art={<NothingFound />} title={t("none")} text={t("noneHint")} />
        )}
        {results && results.total > 0 && (
          <p className="text-muted text-sm" aria-live="polite">
            {t(results.total_is_minimum ? "most" : "count", { count: results.total })}
          </p>
        )}
        {results && (
          <PostResults
            key={`found-${JSON.stringify(search)}`}
            first={results.posts}
            viewer={postViewer(viewer)}
          />
        )}
        {results && <Pagination list={results} href={href} />}
      </div>
    </PageLayout>
  );
}
