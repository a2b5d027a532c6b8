import { useTranslations } from "next-intl";
import * as z from "zod/mini";
import { SelectField } from "@/components/ui/select-field";
import { categories, jobTypes } from "@/db/enums";
import { pageQuery } from "@/lib/core/api/pagination";
import type { Member } from "@/lib/core/auth/viewer";
import { omitPageSize, parseSearchParams, type SearchParams } from "@/lib/core/http/search-params";
import { jobSorts } from "@/lib/jobs/constants";
import { jobFilters } from "@/lib/jobs/contract";
import { listJobs } from "@/lib/jobs/queries";
import type { Job } from "@/lib/jobs/schemas";
import { jobSearchHref } from "@/lib/jobs/search-href";
import { searchHref } from "@/lib/search/sections";
import { JobResults } from "./job-results";
import { JobRows } from "./job-rows";
import { SearchForm, TextLink } from "./search-form";
import type { SearchTab } from "./search-tab";

const { q, type, category } = jobFilters;
const schema = z.object({
  ...{ q, type, category },
  sort: z._default(z.enum(jobSorts), "relevance"),
  ...pageQuery(20),
});
type Search = z.output<typeof schema>;

export async function loadJobs(viewer: Member, params: SearchParams): Promise<SearchTab> {
  const search = parseSearchParams(schema, params);
  const list = search.q || search.type || search.category ? await listJobs(viewer, search) : null;
  return {
    form: <JobSearchForm area={viewer.role} search={search} />,
    list,
    pageHref: (page) => searchHref(viewer.role, "jobs", { ...omitPageSize(search), page }),
    results: list && <Results area={viewer.role} jobs={list.data} query={search.q} />,
  };
}

/** Students save them and apply. */
function Results({ area, jobs, query }: { area: Member["role"]; jobs: Job[]; query: string | undefined }) {
  if (area === "student") return <JobResults initialJobs={jobs} query={query} />;
  return <JobRows area={area} jobs={jobs} query={query} />;
}

function JobSearchForm({ area, search }: { area: Member["role"]; search: Search }) {
  const t = useTranslations("search");
  const tJobs = useTranslations("jobs");
  const { q, type, category } = search;
  const isFiltered = Boolean(type || category);
  const notes = area === "student" && (
    <TextLink href={jobSearchHref({ q, type, category })}>{t("moreFilters")}</TextLink>
  );
  return (
    <SearchForm area={area} section="jobs" q={q} isFiltered={isFiltered} notes={notes}>
      <SelectField
        label={tJobs("filters.type")}
        name="type"
        defaultValue={type ?? ""}
        emptyOption={tJobs("filters.all")}
        options={jobTypes.map((value) => [value, tJobs(`types.${value}`)])}
      />
      <SelectField
        label={tJobs("filters.category")}
        name="category"
        defaultValue={category ?? ""}
        emptyOption={tJobs("filters.all")}
        options={categories.map((value) => [value, tJobs(`categories.${value}`)])}
      />
      <SelectField
        label={t("sort")}
        name="sort"
        defaultValue={search.sort}
        options={jobSorts.map((sort) => [sort, tJobs(`sorts.${sort}`)])}
      />
    </SearchForm>
  );
}
