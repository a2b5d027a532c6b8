import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import * as z from "zod/mini";
import { ContactMessages } from "@/components/contact/contact-messages";
import { OpenReports } from "@/components/moderation/open-reports";
import { PendingComments } from "@/components/moderation/pending-comments";
import { PendingCompanies } from "@/components/moderation/pending-companies";
import { StatisticsList } from "@/components/moderation/statistics-list";
import { PageLayout } from "@/components/shell/page-layout";
import { listPendingCompanies } from "@/lib/companies/pending-companies";
import { listContactMessages } from "@/lib/contact/queries";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { id } from "@/lib/core/schemas/fields";
import { getOverview } from "@/lib/moderation/queries";
import { adminPaths } from "@/lib/routes";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("moderation"))("title") };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AdminDashboard({ searchParams }: Props) {
  const viewer = await requirePageViewer(["admin"], adminPaths.home);
  const before = z.safeParse(id, (await searchParams).contact);
  const [t, { figures, waiting, reports }, contact, companies] = await Promise.all([
    getTranslations("moderation"),
    getOverview(viewer),
    listContactMessages(viewer, { before: before.data }),
    listPendingCompanies(viewer),
  ]);
  return (
    <PageLayout wide>
      <h1 className="text-2xl">{t("title")}</h1>
      <StatisticsList figures={figures} />
      {companies.total > 0 && (
        <div className="mt-6">
          <PendingCompanies {...companies} />
        </div>
      )}
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        <PendingComments comments={waiting} total={figures.waiting} />
        <OpenReports reports={reports} total={figures.reports} />
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
