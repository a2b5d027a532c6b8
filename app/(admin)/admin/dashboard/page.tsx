import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { FigureList } from "@/components/moderation/figure-list";
import { OpenReports } from "@/components/moderation/open-reports";
import { WaitingComments } from "@/components/moderation/waiting-comments";
import { Columns } from "@/components/shell/columns";
import { pageViewer } from "@/lib/auth/page-viewer";
import { getOverview } from "@/lib/moderation/queries";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("moderation"))("title") };
}

export default async function AdminDashboard() {
  const viewer = await pageViewer(["admin"], "/admin/dashboard");
  const [t, { figures, waiting, reports }] = await Promise.all([
    getTranslations("moderation"),
    getOverview(viewer),
  ]);
  return (
    <Columns wide>
      <h1 className="text-2xl">{t("title")}</h1>
      <FigureList figures={figures} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        <WaitingComments comments={waiting} total={figures.waiting} />
        <OpenReports reports={reports} total={figures.reports} />
      </div>
    </Columns>
  );
}
