import { notFound } from "next/navigation";
import { ApplicationScreen } from "@/components/applications/application-screen";
import { PageLayout } from "@/components/shell/page-layout";
import { pageTitle } from "@/components/shell/page-title";
import { getApplication } from "@/lib/applications/queries";
import { parsePathId } from "@/lib/core/api/params";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { nullIfNotFound } from "@/lib/core/errors/null-if-not-found";
import { studentPaths } from "@/lib/routes";

type Props = { params: Promise<{ applicationId: string }> };

export const generateMetadata = pageTitle("applications.one.title");

export default async function ApplicationPage({ params }: Props) {
  const { applicationId } = await params;
  const viewer = await requirePageViewer(["student"], `${studentPaths.applications}/${applicationId}`);
  const application = await nullIfNotFound(async () => getApplication(viewer, parsePathId(applicationId)));
  if (!application) notFound();
  return (
    <PageLayout>
      <ApplicationScreen initialData={application} />
    </PageLayout>
  );
}
