import { getTranslations } from "next-intl/server";
import { Insights } from "@/components/analytics/insights/insights";
import { PeriodForm } from "@/components/analytics/insights/period-form";
import { PageLayout } from "@/components/shell/page-layout";
import { pageTitle } from "@/components/shell/page-title";
import {
  listActivity,
  listAnswerTimes,
  listInternshipsFound,
  listStudentsWithoutInternship,
} from "@/lib/analytics/insights";
import { parseInsightsSearchParams } from "@/lib/analytics/insights-search-params";
import { toPeriod } from "@/lib/analytics/school-year";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import type { SearchProps } from "@/lib/core/http/search-params";
import { adminPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("school-analytics.title");

export default async function InsightsPage({ searchParams }: SearchProps) {
  const viewer = await requirePageViewer(["admin"], adminPaths.insights);
  const params = await searchParams;
  const query = parseInsightsSearchParams(params);
  const { from = "", until = "" } = params;
  const isInvalid = Boolean(from || until) && query.from === undefined;
  const [t, internships, without, answers, activity] = await Promise.all([
    getTranslations("school-analytics"),
    listInternshipsFound(viewer, query),
    listStudentsWithoutInternship(viewer, query),
    listAnswerTimes(viewer, query),
    listActivity(viewer, query),
  ]);
  return (
    <PageLayout wide title={t("title")} lead={t("lead")}>
      <PeriodForm
        period={isInvalid ? { from: String(from), until: String(until) } : toPeriod(query)}
        query={query}
        isInvalid={isInvalid}
      />
      <Insights figures={{ internships, without, answers, activity }} query={query} />
    </PageLayout>
  );
}
