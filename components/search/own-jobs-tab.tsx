import { useTranslations } from "next-intl";
import * as z from "zod/mini";
import { SelectField } from "@/components/ui/select-field";
import { jobStatuses } from "@/db/enums";
import { pageQuery } from "@/lib/core/api/pagination";
import type { Viewer } from "@/lib/core/auth/viewer";
import { omitPageSize, parseSearchParams, type SearchParams } from "@/lib/core/http/search-params";
import { companyJobsQuery } from "@/lib/jobs/contract";
import { listCompanyJobs } from "@/lib/jobs/queries";
import { searchHref } from "@/lib/search/sections";
import { JobRows } from "./job-rows";
import { SearchForm } from "./search-form";
import type { SearchTab } from "./search-tab";

const { q, status } = companyJobsQuery.shape;
const schema = z.object({ q, status, ...pageQuery(20) });
type Search = z.output<typeof schema>;

/** The jobs of the viewer's company, of every status. */
export async function loadOwnJobs(viewer: Viewer<"company">, params: SearchParams): Promise<SearchTab> {
  const search = parseSearchParams(schema, params);
  const list = search.q || search.status ? await listCompanyJobs(viewer, search) : null;
  return {
    form: <OwnJobSearchForm search={search} />,
    list,
    pageHref: (page) => searchHref("company", "jobs", { ...omitPageSize(search), page }),
    results: list && <JobRows area="company" jobs={list.data} query={search.q} />,
  };
}

function OwnJobSearchForm({ search: { q, status } }: { search: Search }) {
  const t = useTranslations("search");
  const tJobs = useTranslations("jobs");
  return (
    <SearchForm area="company" section="jobs" q={q} isFiltered={status !== undefined}>
      <SelectField
        label={t("status")}
        name="status"
        defaultValue={status ?? ""}
        emptyOption={tJobs("company.all")}
        options={jobStatuses.map((value) => [value, tJobs(`statuses.${value}`)])}
      />
    </SearchForm>
  );
}
