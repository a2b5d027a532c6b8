import { useAfterReconnection } from "@/components/realtime/use-after-reconnection";
import { useOwnChannel } from "@/components/realtime/use-own-channel";
import { useRefetch } from "@/components/ui/use-refetch";
import { listFriendRequests, listFriends, searchUsers } from "@/lib/friends/contract";
import { getUnread } from "@/lib/notifications/contract";
import { listPresence } from "@/lib/presence/contract";
import { getProfile } from "@/lib/profiles/contract";
import { listSuggestions } from "@/lib/suggestions/contract";

const paths = [
  listFriendRequests,
  listFriends,
  searchUsers,
  listSuggestions,
  getUnread,
  getProfile,
  listPresence,
].map(({ path }) => path.split("{")[0] ?? path);

/** Fetches again what is shown of friends, requests, people and profiles. */
export function useRefreshFriends(): () => void {
  const refetch = useRefetch();
  return () => refetch(...paths);
}

/** Refreshes at each `friends:updated` of the viewer's channel: another tab, or the other user. */
export function useFriendsChannel(): void {
  const refresh = useRefreshFriends();
  useOwnChannel("friends:updated", refresh);
  useAfterReconnection(refresh);
}
