import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { ApplicationScreen } from "@/components/applications/application-screen";
import { PageLayout } from "@/components/shell/page-layout";
import { getApplication } from "@/lib/applications/queries";
import { parsePathId } from "@/lib/core/api/params";
import { getViewer, requirePageViewer } from "@/lib/core/auth/page-viewer";
import { nullIfNotFound } from "@/lib/core/errors/null-if-not-found";
import { studentPaths } from "@/lib/routes";

type Props = { params: Promise<{ applicationId: string }> };

/** The application is read once for the metadata and the page; it is null for viewers whom the page redirects. */
const readApplication = cache(async (applicationId: string) => {
  const viewer = await getViewer();
  if (viewer.role !== "student") return null;
  return (await nullIfNotFound(async () => getApplication(viewer, parsePathId(applicationId)))) ?? notFound();
});

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
