import { getTranslations } from "next-intl/server";
import { FindFriends } from "@/components/friends/find-friends";
import { FriendRequests } from "@/components/friends/friend-requests";
import { FriendsList } from "@/components/friends/friends-list";
import { PageLayout } from "@/components/shell/page-layout";
import { pageTitle } from "@/components/shell/page-title";
import { Suggestions } from "@/components/suggestions/suggestions";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { parseSearchParams, type SearchProps } from "@/lib/core/http/search-params";
import { friendsQuery } from "@/lib/friends/contract";
import { listFriendRequests, listFriends } from "@/lib/friends/queries";
import { studentPaths } from "@/lib/routes";
import { listSuggestions } from "@/lib/suggestions/queries";

const perPage = 20;
const suggestionsShown = 6;

export const generateMetadata = pageTitle("friends.title");

export default async function FriendsPage({ searchParams }: SearchProps) {
  const viewer = await requirePageViewer(["student"], studentPaths.friends);
  const { page } = parseSearchParams(friendsQuery, await searchParams);
  const t = await getTranslations("friends");
  const [initialData, requests, suggestions] = await Promise.all([
    listFriends(viewer, { page, per_page: perPage, q: "" }),
    listFriendRequests(viewer),
    listSuggestions(viewer, suggestionsShown),
  ]);
  return (
    <PageLayout>
      <div className="grid gap-4">
        <h1 className="text-2xl">{t("title")}</h1>
        <FriendRequests initialData={requests} />
        <FindFriends />
        <Suggestions perPage={suggestionsShown} initialData={suggestions} />
        <FriendsList key={page} initialData={initialData} page={page} perPage={perPage} />
      </div>
    </PageLayout>
  );
}
