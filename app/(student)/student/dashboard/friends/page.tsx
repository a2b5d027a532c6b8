import { getTranslations } from "next-intl/server";
import { FindFriends } from "@/components/friends/find-friends";
import { FriendsList } from "@/components/friends/friends-list";
import { PageLayout } from "@/components/shell/page-layout";
import { pageTitle } from "@/components/shell/page-title";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { parseSearchParams, type SearchProps } from "@/lib/core/http/search-params";
import { friendsQuery } from "@/lib/friends/contract";
import { listFriends } from "@/lib/friends/queries";
import { studentPaths } from "@/lib/routes";

const perPage = 20;

export const generateMetadata = pageTitle("friends.title");

export default async function FriendsPage({ searchParams }: SearchProps) {
  const viewer = await requirePageViewer(["student"], studentPaths.friends);
  const { page } = parseSearchParams(friendsQuery, await searchParams);
  const t = await getTranslations("friends");
  const first = await listFriends(viewer, { page, per_page: perPage, q: "" });
  return (
    <PageLayout>
      <div className="grid gap-4">
        <h1 className="text-2xl">{t("title")}</h1>
        <FindFriends />
        <FriendsList key={page} viewerId={viewer.id} first={first} page={page} perPage={perPage} />
      </div>
    </PageLayout>
  );
}
