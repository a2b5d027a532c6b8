import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ApplicationScreen } from "@/components/applications/application-screen";
import { PageLayout } from "@/components/shell/page-layout";
import { getApplication } from "@/lib/applications/queries";
import { parsePathId } from "@/lib/core/api/params";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import type { Viewer } from "@/lib/core/auth/viewer";
import { AppError } from "@/lib/core/errors/app-error";
import { studentPaths } from "@/lib/routes";

type Props = { params: Promise<{ applicationId: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("applications.one"))("title") };
}

export default async function ApplicationPage({ params }: Props) {
  const { applicationId } = await params;
  const viewer = await requirePageViewer(["student"], `${studentPaths.applications}/${applicationId}`);
  const application = await readApplication(viewer, applicationId);
  return (
    <PageLayout>
      <ApplicationScreen viewerId={viewer.id} first={application} />
    </PageLayout>
  );
}

async function readApplication(viewer: Viewer<"student">, id: string) {
  try {
    return await getApplication(viewer, parsePathId(id));
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") notFound();
    throw error;
  }
}
