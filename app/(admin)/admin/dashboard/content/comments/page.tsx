import { CommentManagement } from "@/components/post-management/comment-management";
import { ContentLayout } from "@/components/post-management/content-layout";
import { pageTitle } from "@/components/shell/page-title";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import type { SearchProps } from "@/lib/core/http/search-params";
import { listAdminComments } from "@/lib/posts/comment-management-queries";
import { parseCommentsSearchParams } from "@/lib/posts/comment-management-search-params";
import { adminPaths } from "@/lib/routes";
import { getSchoolRules } from "@/lib/school-settings/school-rules";

export const generateMetadata = pageTitle("post-management.comments.title");

export default async function CommentsPage({ searchParams }: SearchProps) {
  const viewer = await requirePageViewer(["admin"], adminPaths.comments);
  const params = parseCommentsSearchParams(await searchParams);
  const [page, rules] = await Promise.all([
    listAdminComments(viewer, { ...params, per_page: 15 }),
    getSchoolRules(viewer),
  ]);
  return (
    <ContentLayout current="comments">
      <CommentManagement rules={rules} initialData={{ options: { query: params }, page: { data: page } }} />
    </ContentLayout>
  );
}
