import { getTranslations } from "next-intl/server";
import { MyApplications } from "@/components/applications/my-applications";
import { MyDocuments } from "@/components/applications/my-documents";
import { JobNav } from "@/components/jobs/job-nav";
import { PageLayout } from "@/components/shell/page-layout";
import { pageTitle } from "@/components/shell/page-title";
import { listApplications } from "@/lib/applications/queries";
import { parseStudentSearchParams } from "@/lib/applications/student-search-params";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import type { SearchProps } from "@/lib/core/http/search-params";
import { listDocuments } from "@/lib/documents/queries";
import { studentPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("applications.mine.title");

export default async function MyApplicationsPage({ searchParams }: SearchProps) {
  const viewer = await requirePageViewer(["student"], studentPaths.applications);
  const params = parseStudentSearchParams(await searchParams);
  const [t, initialData, documents] = await Promise.all([
    getTranslations("applications.mine"),
    listApplications(viewer, { ...params, per_page: 20 }),
    listDocuments(viewer),
  ]);
  return (
    <PageLayout wide title={t("title")}>
      <JobNav />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <MyApplications key={JSON.stringify(params)} params={params} initialData={initialData} />
        <MyDocuments initialData={documents} />
      </div>
    </PageLayout>
  );
}
