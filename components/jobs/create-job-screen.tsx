import { getTranslations } from "next-intl/server";
import { NoCompany } from "@/components/companies/no-company";
import { SuspendedNotice } from "@/components/companies/suspended-notice";
import { LatestPosts } from "@/components/posts/latest-posts";
import { PageLayout } from "@/components/shell/page-layout";
import { EmptyState } from "@/components/ui/empty-state";
import { findOwnCompany } from "@/lib/companies/queries";
import { canWriteForCompany } from "@/lib/companies/roles";
import type { Viewer } from "@/lib/core/auth/viewer";
import { listPosts } from "@/lib/posts/queries";
import { CreateJob } from "./create-job";

export async function CreateJobScreen({ viewer }: { viewer: Viewer<"company"> }) {
  const [t, company, latest] = await Promise.all([
    getTranslations("jobs.form"),
    findOwnCompany(viewer),
    listPosts(viewer, { page: 1, per_page: 4 }),
  ]);
  const aside = <LatestPosts posts={latest.data} />;
  if (!company) return <NoCompany aside={aside} />;
  return (
    <PageLayout aside={aside} title={t("title")}>
      <SuspendedNotice company={company} />
      {canWriteForCompany(company) && <CreateJob />}
      {!canWriteForCompany(company) && company.status !== "suspended" && (
        <EmptyState illustration="closed-gate" title={t("readOnlyTitle")} text={t("readOnlyText")} />
      )}
    </PageLayout>
  );
}
