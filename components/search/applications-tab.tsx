import { useTranslations } from "next-intl";
import * as z from "zod/mini";
import { StatusBadge } from "@/components/applications/status-badge";
import { SelectField } from "@/components/ui/select-field";
import { applicationFilters } from "@/lib/applications/constants";
import { applicationFilterQuery } from "@/lib/applications/contract";
import { listApplications } from "@/lib/applications/queries";
import type { Application } from "@/lib/applications/schemas";
import { pageQuery } from "@/lib/core/api/pagination";
import type { Viewer } from "@/lib/core/auth/viewer";
import { omitPageSize, parseSearchParams, type SearchParams } from "@/lib/core/http/search-params";
import { searchHref } from "@/lib/search/sections";
import { applicationHref } from "./result-links";
import { ResultRows } from "./result-rows";
import { SearchForm } from "./search-form";
import type { SearchTab } from "./search-tab";

const { q, status } = applicationFilterQuery;
const schema = z.object({ q, status, ...pageQuery(20) });
type Search = z.output<typeof schema>;

/** The applications to the company's jobs, by the student's name or the job's title. */
export async function loadApplications(viewer: Viewer<"company">, params: SearchParams): Promise<SearchTab> {
  const search = parseSearchParams(schema, params);
  const list = search.q || search.status ? await listApplications(viewer, search) : null;
  return {
    form: <ApplicationSearchForm search={search} />,
    list,
    pageHref: (page) => searchHref("company", "applications", { ...omitPageSize(search), page }),
    results: list && <ApplicationRows applications={list.data} query={search.q} />,
  };
}

function ApplicationSearchForm({ search: { q, status } }: { search: Search }) {
  const t = useTranslations("search");
  const tApplications = useTranslations("applications");
  const statuses = applicationFilters.filter((value) => value !== "withdrawn");
  return (
    <SearchForm area="company" section="applications" q={q} isFiltered={status !== undefined}>
      <SelectField
        label={t("status")}
        name="status"
        defaultValue={status ?? ""}
        emptyOption={tApplications("filters.all")}
        options={statuses.map((value) => [value, tApplications(`status.${value}`)])}
      />
    </SearchForm>
  );
}

type RowsProps = { applications: Application[]; query: string | undefined };

function ApplicationRows({ applications, query }: RowsProps) {
  return (
    <ResultRows
      query={query}
      rows={applications.map(({ id, student, job_posting, status }) => ({
        href: applicationHref(id),
        image: { id: student.id, name: student.name, src: student.avatar_url },
        title: student.name,
        details: job_posting.title,
        badge: <StatusBadge status={status} />,
      }))}
    />
  );
}
