"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { NothingFound } from "@/components/ui/art/nothing-found";
import { EmptyState } from "@/components/ui/empty-state";
import { FilterForm, FilterSelect } from "@/components/ui/filter-form";
import { LoadError } from "@/components/ui/load-error";
import { Pagination } from "@/components/ui/pagination";
import { useListPage } from "@/components/ui/use-list-page";
import { companyStatuses } from "@/db/enums";
import { listCompanyRows } from "@/lib/companies/management-contract";
import {
  type CompanyRowsSearchParams,
  companyRowsHref,
  parseCompanyRowsSearchParams,
} from "@/lib/companies/management-search-params";
import type { ResponseOf } from "@/lib/core/api/endpoint";
import { adminPaths } from "@/lib/routes";
import { CompaniesTable } from "./companies-table";

type Props = { first: { params: CompanyRowsSearchParams; page: ResponseOf<typeof listCompanyRows> } };

/** The companies of the school, with filters in the URL. */
export function CompanyManagement({ first }: Props) {
  const t = useTranslations("company-management");
  const params = parseCompanyRowsSearchParams(Object.fromEntries(useSearchParams()));
  const list = useListPage(
    listCompanyRows,
    { query: params },
    { options: { query: first.params }, page: first.page },
  );
  const { data } = list.page;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <FilterForm
        action={adminPaths.companies}
        label={t("search")}
        placeholder={t("searchHint")}
        maxLength={100}
        search={params.search}
        columns="lg:grid-cols-[2fr_1fr]"
      >
        <FilterSelect
          name="status"
          label={t("status")}
          value={params.status}
          emptyOption={t("allStatuses")}
          options={companyStatuses.map((each) => [each, t(`statuses.${each}`)])}
        />
      </FilterForm>
      {list.error ? (
        <LoadError error={list.error} failed={t("failed.list")} retry={list.retry} />
      ) : (
        <div
          aria-busy={list.loading}
          className="grid grid-cols-[minmax(0,1fr)] gap-4 transition-opacity aria-busy:opacity-60"
        >
          {data.data.length > 0 && <CompaniesTable companies={data.data} onChanged={() => list.mutate()} />}
          {data.total === 0 && !list.loading && <EmptyState art={<NothingFound />} title={t("none")} />}
          <Pagination list={data} href={(page) => companyRowsHref({ ...params, page })} />
        </div>
      )}
    </div>
  );
}
