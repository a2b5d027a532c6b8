import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Analytics } from "@/components/analytics/analytics";
import { PageLayout } from "@/components/shell/page-layout";
import { getRecruitmentAnalytics } from "@/lib/analytics/queries";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { companyPaths } from "@/lib/routes";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("analytics"))("title") };
}

export default async function RecruitmentAnalytics() {
  const viewer = await requirePageViewer(["company"], companyPaths.analytics);
  const first = await getRecruitmentAnalytics(viewer);
  return (
    <PageLayout wide>
      <Analytics first={first} />
    </PageLayout>
  );
}
