import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Analytics } from "@/components/recruitment/analytics";
import { Columns } from "@/components/shell/columns";
import { pageViewer } from "@/lib/auth/page-viewer";
import { getRecruitmentAnalytics } from "@/lib/recruitment/queries";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("recruitment"))("title") };
}

export default async function RecruitmentAnalytics() {
  const viewer = await pageViewer(["company"], "/company/dashboard/analytics");
  const first = await getRecruitmentAnalytics(viewer);
  return (
    <Columns wide>
      <Analytics first={first} />
    </Columns>
  );
}
