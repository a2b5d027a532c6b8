import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CreatePostingScreen } from "@/components/jobs/create-posting-screen";
import { pageViewer } from "@/lib/auth/page-viewer";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("jobs.form"))("title") };
}

export default async function CreatePostingPage() {
  const viewer = await pageViewer(["company"], "/company/dashboard/create-posting");
  return <CreatePostingScreen viewer={viewer} />;
}
