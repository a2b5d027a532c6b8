import { postViewer } from "@/components/posts/post-viewer";
import { OwnProfile } from "@/components/profiles/own-profile";
import { ProfilePosts } from "@/components/profiles/profile-posts";
import { pageTitle } from "@/components/shell/page-title";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { parseSearchParams, type SearchProps } from "@/lib/core/http/search-params";
import { profilePostsQuery } from "@/lib/profiles/contract";
import { getProfile, listProfilePosts } from "@/lib/profiles/queries";
import { studentPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("profiles.title");

export default async function OwnProfilePage({ searchParams }: SearchProps) {
  const viewer = await requirePageViewer(["student"], studentPaths.profile);
  const query = parseSearchParams(profilePostsQuery, await searchParams);
  const [profile, posts] = await Promise.all([
    getProfile(viewer, viewer.id),
    listProfilePosts(viewer, viewer.id, query),
  ]);
  return (
    <OwnProfile initialData={profile}>
      <ProfilePosts
        key={query.page}
        viewer={postViewer(viewer)}
        profileId={viewer.id}
        initialData={posts}
        path={studentPaths.profile}
        postsInHtml={query.page === 1 ? 0 : 3}
      />
    </OwnProfile>
  );
}
