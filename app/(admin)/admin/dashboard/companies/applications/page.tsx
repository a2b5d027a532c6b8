import { Confirmations } from "@/components/applications/confirmations";
import { CompaniesLayout } from "@/components/company-management/companies-layout";
import { pageTitle } from "@/components/shell/page-title";
import { listConfirmations } from "@/lib/applications/confirmations";
import { parseConfirmationsSearchParams } from "@/lib/applications/confirmations-search-params";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import type { SearchProps } from "@/lib/core/http/search-params";
import { adminPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("company-management.tabs.applications");

export default async function ConfirmationsPage({ searchParams }: SearchProps) {
  const viewer = await requirePageViewer(["admin"], adminPaths.applications);
  const params = parseConfirmationsSearchParams(await searchParams);
  const page = await listConfirmations(viewer, { ...params, per_page: 15 });
  return (
    <CompaniesLayout current="applications">
      <Confirmations initialData={{ options: { query: params }, page }} />
    </CompaniesLayout>
  );
}
