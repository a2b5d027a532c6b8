import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import * as z from "zod/mini";
import { MyApplications } from "@/components/applications/my-applications";
import { MyDocuments } from "@/components/applications/my-documents";
import { JobNav } from "@/components/jobs/job-nav";
import { PageLayout } from "@/components/shell/page-layout";
import { applicationsQuery } from "@/lib/applications/contract";
import { listApplications } from "@/lib/applications/queries";
import { applicationsPath } from "@/lib/applications/student-search-params";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { listDocuments } from "@/lib/documents/queries";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("applications.mine"))("title") };
}

export default async function MyApplicationsPage({ searchParams }: Props) {
  const viewer = await requirePageViewer(["student"], applicationsPath);
  const { status, page } = await searchParams;
  const asked = z.safeParse(applicationsQuery, { status, page });
  const query = asked.success ? asked.data : z.parse(applicationsQuery, {});
  const [t, first, documents] = await Promise.all([
    getTranslations("applications.mine"),
    listApplications(viewer, { ...query, per_page: 20 }),
    listDocuments(viewer),
  ]);
  const words = { status: query.status, page: query.page };
  return (
    <PageLayout wide>
      <div className="grid gap-5">
        <h1 className="text-2xl">{t("title")}</h1>
        <JobNav />
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <MyApplications key={JSON.stringify(words)} viewerId={viewer.id} words={words} first={first} />
          <MyDocuments first={documents} />
        </div>
      </div>
    </PageLayout>
  );
}
