import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CreatePostingScreen } from "@/components/jobs/create-posting-screen";
import { pageViewer } from "@/lib/auth/page-viewer";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("shell"))("company.title") };
}

export default async function CompanyDashboard() {
  return <CreatePostingScreen viewer={await pageViewer(["company"], "/company/dashboard")} />;
}
