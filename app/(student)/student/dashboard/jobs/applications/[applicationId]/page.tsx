import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ApplicationScreen } from "@/components/applications/application-screen";
import { applicationsPath } from "@/components/applications/my-address";
import { Columns } from "@/components/shell/columns";
import { AppError } from "@/lib/api/errors";
import { pathId } from "@/lib/api/ids";
import { getApplication } from "@/lib/applications/queries";
import { pageViewer } from "@/lib/auth/page-viewer";
import type { Viewer } from "@/lib/auth/viewer";

type Props = { params: Promise<{ applicationId: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("applications.one"))("title") };
}

export default async function ApplicationPage({ params }: Props) {
  const { applicationId } = await params;
  const viewer = await pageViewer(["student"], `${applicationsPath}/${applicationId}`);
  const application = await readApplication(viewer, applicationId);
  return (
    <Columns>
      <ApplicationScreen viewerId={viewer.id} first={application} />
    </Columns>
  );
}

async function readApplication(viewer: Viewer<"student">, id: string) {
  try {
    return await getApplication(viewer, pathId(id));
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") notFound();
    throw error;
  }
}
