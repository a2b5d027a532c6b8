import { getTranslations } from "next-intl/server";
import { ContentManagement } from "@/components/post-management/content-management";
import { PageLayout } from "@/components/shell/page-layout";
import { pageTitle } from "@/components/shell/page-title";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import type { SearchProps } from "@/lib/core/http/search-params";
import { getContentStatistics, listContent } from "@/lib/posts/content-queries";
import { parseContentSearchParams } from "@/lib/posts/content-search-params";
import { adminPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("post-management.title");

export default async function ContentPage({ searchParams }: SearchProps) {
  const viewer = await requirePageViewer(["admin"], adminPaths.content);
  const params = parseContentSearchParams(await searchParams);
  const [t, page, statistics] = await Promise.all([
    getTranslations("post-management"),
    listContent(viewer, { ...params, per_page: 15 }),
    getContentStatistics(viewer),
  ]);
  return (
    <PageLayout wide>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <h1 className="text-2xl">{t("title")}</h1>
        <ContentManagement first={{ params, page: { data: page } }} statistics={{ data: statistics }} />
      </div>
    </PageLayout>
  );
}
