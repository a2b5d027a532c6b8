import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import * as z from "zod/mini";
import { ContactMessages } from "@/components/contact/contact-messages";
import { FigureList } from "@/components/moderation/figure-list";
import { OpenReports } from "@/components/moderation/open-reports";
import { WaitingComments } from "@/components/moderation/waiting-comments";
import { WaitingCompanies } from "@/components/moderation/waiting-companies";
import { Columns } from "@/components/shell/columns";
import { listWaitingCompanies } from "@/lib/accounts/waiting-companies";
import { id } from "@/lib/api/fields";
import { pageViewer } from "@/lib/auth/page-viewer";
import { listContactMessages } from "@/lib/contact/queries";
import { getOverview } from "@/lib/moderation/queries";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("moderation"))("title") };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AdminDashboard({ searchParams }: Props) {
  const viewer = await pageViewer(["admin"], "/admin/dashboard");
  const before = z.safeParse(id, (await searchParams).contact);
  const [t, { figures, waiting, reports }, contact, companies] = await Promise.all([
    getTranslations("moderation"),
    getOverview(viewer),
    listContactMessages(viewer, { before: before.data }),
    listWaitingCompanies(viewer),
  ]);
  return (
    <Columns wide>
      <h1 className="text-2xl">{t("title")}</h1>
      <FigureList figures={figures} />
      {companies.total > 0 && (
        <div className="mt-6">
          <WaitingCompanies {...companies} />
        </div>
      )}
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        <WaitingComments comments={waiting} total={figures.waiting} />
        <OpenReports reports={reports} total={figures.reports} />
      </div>
      <div className="mt-8">
        <ContactMessages
          messages={contact.messages}
          older={contact.before === null ? null : `?contact=${contact.before}#contact-messages`}
        />
      </div>
    </Columns>
  );
}
