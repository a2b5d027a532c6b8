import { getTranslations } from "next-intl/server";
import * as z from "zod/mini";
import { ContactMessages } from "@/components/contact/contact-messages";
import { OpenReports } from "@/components/moderation/open-reports";
import { PendingComments, PendingCompanies } from "@/components/moderation/pending-lists";
import { RecentActivity } from "@/components/moderation/recent-activity";
import { RefreshButton } from "@/components/moderation/refresh-button";
import { StatisticsList } from "@/components/moderation/statistics-list";
import { PageLayout } from "@/components/shell/page-layout";
import { pageTitle } from "@/components/shell/page-title";
import { PageHeading } from "@/components/ui/page-heading";
import { listPendingCompanies } from "@/lib/companies/pending-companies";
import { listContactMessages } from "@/lib/contact/queries";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import type { SearchProps } from "@/lib/core/http/search-params";
import { id } from "@/lib/core/schemas/fields";
import { getOverview } from "@/lib/moderation/queries";
import { getDashboardStatistics } from "@/lib/moderation/statistics";
import { adminPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("moderation.title");

export default async function AdminDashboard({ searchParams }: SearchProps) {
  const viewer = await requirePageViewer(["admin"], adminPaths.home);
  const before = z.safeParse(id, (await searchParams).contact);
  const [t, statistics, { comments, comments_count, reports }, contact, companies] = await Promise.all([
    getTranslations("moderation"),
    getDashboardStatistics(viewer),
    getOverview(viewer),
    listContactMessages(viewer, { before: before.data }),
    listPendingCompanies(viewer),
  ]);
  return (
    <PageLayout wide>
      <PageHeading title={t("title")}>
        <RefreshButton />
      </PageHeading>
      <StatisticsList statistics={statistics} />
      {companies.total > 0 && (
        <div className="mt-6">
          <PendingCompanies {...companies} />
        </div>
      )}
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        <PendingComments comments={comments} total={comments_count} />
        <OpenReports reports={reports} total={statistics.totalReports} />
      </div>
      <div className="mt-6">
        <RecentActivity activity={statistics.recentActivity} />
      </div>
      <div className="mt-8">
        <ContactMessages
          messages={contact.messages}
          older={contact.before === null ? null : `?contact=${contact.before}#contact-messages`}
        />
      </div>
    </PageLayout>
  );
}
