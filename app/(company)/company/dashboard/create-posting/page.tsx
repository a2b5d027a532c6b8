import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CreateJobScreen } from "@/components/jobs/create-job-screen";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { companyPaths } from "@/lib/routes";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("jobs.form"))("title") };
}

export default async function CreatePostingPage() {
  const viewer = await requirePageViewer(["company"], companyPaths.createJob);
  return <CreateJobScreen viewer={viewer} />;
}
