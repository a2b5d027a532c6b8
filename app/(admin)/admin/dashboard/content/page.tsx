import { ContentLayout } from "@/components/post-management/content-layout";
import { ContentManagement } from "@/components/post-management/content-management";
import { postViewer } from "@/components/posts/post-viewer";
import { pageTitle } from "@/components/shell/page-title";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import type { SearchProps } from "@/lib/core/http/search-params";
import { getContentStatistics, listContent } from "@/lib/posts/content-queries";
import { parseContentSearchParams } from "@/lib/posts/content-search-params";
import { adminPaths } from "@/lib/routes";
import { getSchoolRules } from "@/lib/school-settings/school-rules";

export const generateMetadata = pageTitle("post-management.title");

export default async function ContentPage({ searchParams }: SearchProps) {
  const viewer = await requirePageViewer(["admin"], adminPaths.content);
  const params = parseContentSearchParams(await searchParams);
  const [page, statistics, rules] = await Promise.all([
    listContent(viewer, { ...params, per_page: 15 }),
    getContentStatistics(viewer),
    getSchoolRules(viewer),
  ]);
  return (
    <ContentLayout current="posts">
      <ContentManagement
        viewer={postViewer(viewer)}
        rules={rules}
        initialData={{ options: { query: params }, page: { data: page } }}
        statistics={{ data: statistics }}
      />
    </ContentLayout>
  );
}
