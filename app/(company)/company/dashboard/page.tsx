import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CompanyAccount } from "@/components/accounts/company-account";
import { LatestPosts } from "@/components/accounts/latest-posts";
import { Columns } from "@/components/shell/columns";
import { pageViewer } from "@/lib/auth/page-viewer";
import { listPosts } from "@/lib/posts/queries";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("shell"))("company.title") };
}

export default async function CompanyDashboard() {
  const viewer = await pageViewer(["company"], "/company/dashboard");
  const [t, latest] = await Promise.all([
    getTranslations("accounts.company"),
    listPosts(viewer, { page: 1, per_page: 6 }),
  ]);
  return (
    <Columns>
      <h1 className="text-2xl">{t("welcome", { name: viewer.name })}</h1>
      <p className="mt-2 text-muted">{t("what")}</p>
      <div className="mt-6 grid gap-6">
        <CompanyAccount viewer={viewer} />
        <LatestPosts posts={latest.data} />
      </div>
    </Columns>
  );
}
