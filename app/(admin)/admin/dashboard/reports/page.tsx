import { getTranslations } from "next-intl/server";
import { AppealList } from "@/components/moderation/appeal-list";
import { DecidedList } from "@/components/moderation/decided-list";
import { QueueList } from "@/components/moderation/queue-list";
import { ReportTabs } from "@/components/moderation/report-tabs";
import { PageLayout } from "@/components/shell/page-layout";
import { pageTitle } from "@/components/shell/page-title";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import type { SearchProps } from "@/lib/core/http/search-params";
import { listModerators } from "@/lib/moderation/assignments";
import { listAppeals, listDecided } from "@/lib/moderation/decisions";
import { listQueue } from "@/lib/moderation/queue";
import { parseReportsSearchParams } from "@/lib/moderation/reports-search-params";
import { adminPaths } from "@/lib/routes";
import { getSchoolRules } from "@/lib/school-settings/school-rules";

export const generateMetadata = pageTitle("moderation.queue.title");

export default async function ReportsPage({ searchParams }: SearchProps) {
  const viewer = await requirePageViewer(["admin"], adminPaths.reports);
  const { tab, page, assigned, outcome } = parseReportsSearchParams(await searchParams);
  // The other tabs show only their counts.
  const pageOf = (name: typeof tab) => (tab === name ? { page, per_page: 20 } : { page: 1, per_page: 1 });
  const [t, queue, appeals, decided, moderators, rules] = await Promise.all([
    getTranslations("moderation.queue"),
    listQueue(viewer, { ...pageOf("reports"), assigned }),
    listAppeals(viewer, pageOf("appeals")),
    tab === "decided" ? listDecided(viewer, { page, per_page: 20, outcome }) : null,
    listModerators(viewer),
    getSchoolRules(viewer),
  ]);
  return (
    <PageLayout title={t("title")}>
      {decided && (
        <>
          <ReportTabs tab={tab} waiting={queue.waiting} appeals={appeals.total} />
          <DecidedList list={decided} outcome={outcome} />
        </>
      )}
      {tab === "reports" && (
        <QueueList
          initialData={{ options: { query: { page, assigned } }, page: queue }}
          appeals={appeals.total}
          moderators={moderators}
          rules={rules}
        />
      )}
      {tab === "appeals" && (
        <AppealList
          initialData={{ options: { query: { page } }, page: { data: appeals } }}
          waiting={queue.waiting}
        />
      )}
    </PageLayout>
  );
}
