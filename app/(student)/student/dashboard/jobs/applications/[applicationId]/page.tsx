import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ApplicationScreen } from "@/components/applications/application-screen";
import { PageLayout } from "@/components/shell/page-layout";
import { getApplication } from "@/lib/applications/queries";
import { pageReader } from "@/lib/core/api/page-reader";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { studentPaths } from "@/lib/routes";

type Props = { params: Promise<{ applicationId: string }> };

const readApplication = pageReader(["student"], getApplication);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const application = await readApplication((await params).applicationId);
  const t = await getTranslations("applications.one");
  return application ? { title: `${application.job_posting.title} · ${t("title")}` } : {};
}

export default async function ApplicationPage({ params }: Props) {
  const { applicationId } = await params;
  await requirePageViewer(["student"], `${studentPaths.applications}/${applicationId}`);
  return (
    <PageLayout>
      <ApplicationScreen initialData={(await readApplication(applicationId)) ?? notFound()} />
    </PageLayout>
  );
}
