import { CompaniesLayout } from "@/components/company-management/companies-layout";
import { CompanyManagement } from "@/components/company-management/company-management";
import { pageTitle } from "@/components/shell/page-title";
import { listCompanyRows } from "@/lib/companies/management-queries";
import { parseCompanyRowsSearchParams } from "@/lib/companies/management-search-params";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import type { SearchProps } from "@/lib/core/http/search-params";
import { adminPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("company-management.title");

export default async function CompaniesPage({ searchParams }: SearchProps) {
  const viewer = await requirePageViewer(["admin"], adminPaths.companies);
  const params = parseCompanyRowsSearchParams(await searchParams);
  const page = await listCompanyRows(viewer, { ...params, per_page: 15 });
  return (
    <CompaniesLayout current="companies">
      <CompanyManagement initialData={{ options: { query: params }, page: { data: page } }} />
    </CompaniesLayout>
  );
}
