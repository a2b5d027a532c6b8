import { useSWRConfig } from "swr";
import { useAfterReconnection } from "@/components/realtime/use-after-reconnection";
import { useOwnChannel } from "@/components/realtime/use-own-channel";
import { listFriendRequests, listFriends, searchUsers } from "@/lib/friends/contract";
import { getUnread } from "@/lib/notifications/contract";
import { listPosts } from "@/lib/posts/contract";
import { listPresence } from "@/lib/presence/contract";
import { getProfile } from "@/lib/profiles/contract";
import { listSuggestions } from "@/lib/suggestions/contract";

const endpoints = [
  listFriendRequests,
  listFriends,
  searchUsers,
  listSuggestions,
  getUnread,
  getProfile,
  listPresence,
];

/** Fetches again what is shown of friends, requests, people and profiles. */
export function useRefreshFriends(): () => void {
  return useRefresh(endpoints);
}

/** Also the feed, which leaves out who is muted or blocked. */
export function useRefreshFriendsAndFeed(): () => void {
  return useRefresh([...endpoints, listPosts]);
}

function useRefresh(changed: readonly { path: string }[]): () => void {
  const { mutate } = useSWRConfig();
  const starts = changed.map(({ path }) => path.split("{")[0] ?? path);
  return () => void mutate((key) => typeof key === "string" && starts.some((start) => key.startsWith(start)));
}

/** Refreshes at each `friends:updated` of the viewer's channel: another tab, or the other user. */
export function useFriendsChannel(): void {
  const refresh = useRefreshFriends();
  useOwnChannel("friends:updated", refresh);
  useAfterReconnection(refresh);
}
