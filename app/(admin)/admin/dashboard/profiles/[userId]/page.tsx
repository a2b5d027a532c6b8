import { notFound } from "next/navigation";
import { postViewer } from "@/components/posts/post-viewer";
import { profileMetadata } from "@/components/profiles/profile-metadata";
import { ProfilePosts } from "@/components/profiles/profile-posts";
import { ProfileView } from "@/components/profiles/profile-view";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { parseSearchParams, type SearchProps } from "@/lib/core/http/search-params";
import { profilePostsQuery } from "@/lib/profiles/contract";
import { readProfile } from "@/lib/profiles/page";
import { listProfilePosts } from "@/lib/profiles/queries";
import { adminPaths } from "@/lib/routes";

type Props = SearchProps & { params: Promise<{ userId: string }> };

export const generateMetadata = profileMetadata;

export default async function AdminProfilePage({ params, searchParams }: Props) {
  const { userId } = await params;
  const path = `${adminPaths.profiles}/${userId}`;
  const viewer = await requirePageViewer(["admin"], path);
  const profile = (await readProfile(userId)) ?? notFound();
  const query = parseSearchParams(profilePostsQuery, await searchParams);
  const posts = await listProfilePosts(viewer, profile.id, query);
  return (
    <ProfileView profile={profile}>
      <ProfilePosts
        key={query.page}
        viewer={postViewer(viewer)}
        profileId={profile.id}
        initialData={posts}
        path={path}
      />
    </ProfileView>
  );
}
