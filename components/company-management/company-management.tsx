"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { FilterForm, FilterSelect } from "@/components/ui/filter-form";
import { ListPage } from "@/components/ui/list-page";
import { type ListPageData, useListPage } from "@/components/ui/use-list-page";
import { companyStatuses } from "@/db/enums";
import { listCompanyRows } from "@/lib/companies/management-contract";
import { parseCompanyRowsSearchParams } from "@/lib/companies/management-search-params";
import { buildHref } from "@/lib/core/http/search-params";
import { adminPaths } from "@/lib/routes";
import { CompaniesTable } from "./companies-table";

export function CompanyManagement({ initialData }: { initialData: ListPageData<typeof listCompanyRows> }) {
  const t = useTranslations("company-management");
  const params = parseCompanyRowsSearchParams(Object.fromEntries(useSearchParams()));
  const list = useListPage(listCompanyRows, { query: params }, initialData);
  return (
    <div className="grid grid-cols-1 gap-4">
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
          options={companyStatuses.map((value) => [value, t(`statuses.${value}`)])}
        />
      </FilterForm>
      <ListPage
        list={list}
        href={(page) => buildHref(adminPaths.companies, { ...params, page })}
        errorText={t("failed.list")}
        none={t("none")}
      >
        <CompaniesTable companies={list.page.data.data} onChanged={() => list.mutate()} />
      </ListPage>
    </div>
  );
}
