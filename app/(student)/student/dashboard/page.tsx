import { Feed } from "@/components/posts/feed";
import { FeedSidebar } from "@/components/posts/feed-sidebar";
import { postViewer } from "@/components/posts/post-viewer";
import { SidebarSheet } from "@/components/posts/sidebar-sheet";
import { PageLayout } from "@/components/shell/page-layout";
import { pageTitle } from "@/components/shell/page-title";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { parseSearchParams, type SearchProps } from "@/lib/core/http/search-params";
import { feedQuery } from "@/lib/posts/contract";
import { listPosts } from "@/lib/posts/queries";
import { getSidebar } from "@/lib/posts/sidebar";
import { studentPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("posts.title");

export default async function FeedPage({ searchParams }: SearchProps) {
  const viewer = await requirePageViewer(["student"], studentPaths.feed);
  const query = parseSearchParams(feedQuery, await searchParams);
  const [{ has_blocks, has_mutes, ...initialData }, sidebar] = await Promise.all([
    listPosts(viewer, query),
    getSidebar(viewer),
  ]);
  const { page, until } = query;
  const aside = <FeedSidebar sidebar={sidebar} />;
  return (
    <PageLayout aside={aside}>
      <div className="grid grid-cols-1 gap-4">
        <SidebarSheet>{aside}</SidebarSheet>
        {/* The key resets the state: another page of the feed has none of the posts added to this one. */}
        <Feed
          key={`${page}-${until}`}
          viewer={postViewer(viewer)}
          hasBlocks={has_blocks}
          hasMutes={has_mutes}
          initialData={initialData}
          page={page}
          until={until}
        />
      </div>
    </PageLayout>
  );
}
