import { notFound, redirect } from "next/navigation";
import { postViewer } from "@/components/posts/post-viewer";
import { UserPresence } from "@/components/presence/user-presence";
import { CommonFriends, CommonGroups } from "@/components/profiles/common-items";
import { profileMetadata } from "@/components/profiles/profile-metadata";
import { ProfilePosts } from "@/components/profiles/profile-posts";
import { ProfileView } from "@/components/profiles/profile-view";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { parseSearchParams, type SearchProps } from "@/lib/core/http/search-params";
import { listFriends } from "@/lib/friends/queries";
import { listCommonGroups } from "@/lib/groups/common-groups";
import { profilePostsQuery } from "@/lib/profiles/contract";
import { readProfile } from "@/lib/profiles/page";
import { listProfilePosts } from "@/lib/profiles/queries";
import { studentPaths } from "@/lib/routes";

const maxInCommon = 12;

type Props = SearchProps & { params: Promise<{ userId: string }> };

export const generateMetadata = profileMetadata;

export default async function ProfilePage({ params, searchParams }: Props) {
  const { userId } = await params;
  const path = `${studentPaths.profile}/${userId}`;
  const viewer = await requirePageViewer(["student"], path);
  const profile = (await readProfile(userId)) ?? notFound();
  if (profile.is_owner) redirect(studentPaths.profile);
  const query = parseSearchParams(profilePostsQuery, await searchParams);
  const [posts, friends, groups] = await Promise.all([
    profile.role === "company" ? null : listProfilePosts(viewer, profile.id, query),
    profile.person && listFriends(viewer, { page: 1, per_page: maxInCommon, q: "", common_with: profile.id }),
    profile.person && listCommonGroups(viewer, profile.id, maxInCommon),
  ]);
  return (
    <ProfileView
      profile={profile}
      presence={profile.role === "student" && <UserPresence userId={profile.id} />}
    >
      {friends && <CommonFriends users={friends.data} total={friends.total} />}
      {groups && <CommonGroups groups={groups.data} total={groups.total} />}
      {posts && (
        <ProfilePosts
          key={query.page}
          viewer={postViewer(viewer)}
          profileId={profile.id}
          initialData={posts}
          path={path}
        />
      )}
    </ProfileView>
  );
}
