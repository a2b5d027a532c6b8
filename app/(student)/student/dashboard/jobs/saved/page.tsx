import { getTranslations } from "next-intl/server";
import { JobNav } from "@/components/jobs/job-nav";
import { SavedJobs } from "@/components/jobs/saved-jobs";
import { SavedSearches } from "@/components/jobs/saved-searches";
import { PageLayout } from "@/components/shell/page-layout";
import { pageTitle } from "@/components/shell/page-title";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { parseSearchParams, type SearchProps } from "@/lib/core/http/search-params";
import { listSavedJobs } from "@/lib/jobs/saved-jobs";
import { savedQuery } from "@/lib/jobs/saved-jobs-contract";
import { listSavedSearches } from "@/lib/jobs/saved-searches";
import { studentPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("jobs.saved.title");

export default async function SavedJobsPage({ searchParams }: SearchProps) {
  const viewer = await requirePageViewer(["student"], studentPaths.savedJobs);
  const query = parseSearchParams(savedQuery, await searchParams);
  const [t, jobs, searches] = await Promise.all([
    getTranslations("jobs.saved"),
    listSavedJobs(viewer, query),
    listSavedSearches(viewer),
  ]);
  return (
    <PageLayout wide title={t("title")}>
      <JobNav />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <SavedJobs key={query.page} initialPage={jobs} />
        <SavedSearches initialSearches={searches} />
      </div>
    </PageLayout>
  );
}
