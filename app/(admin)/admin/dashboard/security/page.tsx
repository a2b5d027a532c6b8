import { getTranslations } from "next-intl/server";
import { AuditLogScreen } from "@/components/audit/audit-log-screen";
import { FailedSignInList } from "@/components/audit/failed-sign-in-list";
import { PageLayout } from "@/components/shell/page-layout";
import { pageTitle } from "@/components/shell/page-title";
import { listAuditLog, listFailedSignIns } from "@/lib/audit/queries";
import { parseAuditSearchParams } from "@/lib/audit/search-params";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import type { SearchProps } from "@/lib/core/http/search-params";
import { adminPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("audit.title");

export default async function SecurityPage({ searchParams }: SearchProps) {
  const viewer = await requirePageViewer(["admin"], adminPaths.security);
  const params = parseAuditSearchParams(await searchParams);
  const [t, page, failedSignIns] = await Promise.all([
    getTranslations("audit"),
    listAuditLog(viewer, params),
    listFailedSignIns(viewer),
  ]);
  return (
    <PageLayout wide title={t("title")} lead={t("text")}>
      <AuditLogScreen initialData={{ options: { query: params }, page }} />
      <FailedSignInList list={failedSignIns} />
    </PageLayout>
  );
}
