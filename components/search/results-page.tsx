import type { Metadata } from "next";
import { useFormatter, useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import * as z from "zod/mini";
import { PageLayout } from "@/components/shell/page-layout";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { TabLinks } from "@/components/ui/tab-links";
import type { Member, Role } from "@/lib/core/auth/viewer";
import { parseSearchParams, type SearchParams, type SearchProps } from "@/lib/core/http/search-params";
import { emptyToUndefined, text } from "@/lib/core/schemas/fields";
import { countOtherResults, isCompany, type ResultCounts } from "@/lib/search/count-results";
import { toCount } from "@/lib/search/counts";
import { parseSection, type SearchSection, searchHref, searchSections } from "@/lib/search/sections";
import { loadApplications } from "./applications-tab";
import { loadEvents } from "./events-tab";
import { loadGroups } from "./groups-tab";
import { loadJobs } from "./jobs-tab";
import { loadOwnJobs } from "./own-jobs-tab";
import { loadPosts } from "./posts-tab";
import type { SearchTab } from "./search-tab";
import { loadUsers } from "./users-tab";

const schema = z.object({ q: emptyToUndefined(text(200, { min: 2 })) });

/** The `generateMetadata` of the areas' search pages. The router announces the title, and so each new query. */
export async function searchMetadata({ searchParams }: SearchProps): Promise<Metadata> {
  const t = await getTranslations("search");
  const { q } = parseSearchParams(schema, { q: (await searchParams).q });
  return { title: q ? t("about", { query: q }) : t("title") };
}

type Props = { viewer: Member; searchParams: SearchParams };

/** The tab of the URL, and how many results the others have. */
export async function ResultsPage({ viewer, searchParams: params }: Props) {
  const section = parseSection(viewer.role, params.tab);
  const { q } = parseSearchParams(schema, { q: params.q });
  const [t, { form, list, pageHref, results }, others] = await Promise.all([
    getTranslations("search"),
    loadTab(viewer, section, params),
    q ? countOtherResults(viewer, section, q) : {},
  ]);
  const count = toCount(section, list ?? undefined);
  const counts = list && q ? { ...others, [section]: count } : others;
  // Fields and cards keep no state of another tab or page.
  const key = JSON.stringify(params);
  return (
    <PageLayout>
      <div className="grid grid-cols-1 gap-6">
        <h1 className="text-2xl">{q ? t("about", { query: q }) : t("title")}</h1>
        <ResultTabs area={viewer.role} section={section} q={q} counts={counts} />
        <div key={`form-${key}`}>{form}</div>
        {!list && <EmptyState illustration="nothing-found" title={t("start")} text={t("startHint")} />}
        {list?.total === 0 && (
          <EmptyState illustration="nothing-found" title={t("none")} text={t(`noneHints.${section}`)} />
        )}
        {count.total > 0 && (
          <p className="text-muted text-sm" aria-live="polite">
            {t(count.isMinimum ? "countAboveMax" : "count", { count: count.total })}
          </p>
        )}
        <div key={`results-${key}`} className="empty:hidden">
          {results}
        </div>
        {list && <Pagination list={list} href={pageHref} />}
      </div>
    </PageLayout>
  );
}

function loadTab(viewer: Member, section: SearchSection, params: SearchParams): Promise<SearchTab> {
  if (section === "people") return loadUsers(viewer, params);
  if (section === "groups") return loadGroups(viewer, params);
  if (section === "events") return loadEvents(viewer, params);
  if (isCompany(viewer)) {
    if (section === "jobs") return loadOwnJobs(viewer, params);
    if (section === "applications") return loadApplications(viewer, params);
  }
  return section === "jobs" ? loadJobs(viewer, params) : loadPosts(viewer, params);
}

type TabsProps = { area: Role; section: SearchSection; q: string | undefined; counts: ResultCounts };

/** The tabs of the results. Each link keeps the searched text and drops the filters of the other tabs. */
function ResultTabs({ area, section, q, counts }: TabsProps) {
  const t = useTranslations("search");
  const format = useFormatter();
  const text = (name: SearchSection) => {
    const count = counts[name];
    if (count === undefined) return t(`sections.${name}`);
    return (
      <>
        {t(`sections.${name}`)}
        <span className="ml-2 font-normal text-muted tabular-nums">
          {count.isMinimum ? t("countMinimum", { count: count.total }) : format.number(count.total)}
        </span>
      </>
    );
  };
  return (
    <TabLinks
      label={t("tabs")}
      links={searchSections[area].map((name) => ({
        href: searchHref(area, name, { q }),
        text: text(name),
        isCurrent: name === section,
      }))}
    />
  );
}
