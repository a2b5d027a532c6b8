import { useSWRConfig } from "swr";
import { useAfterReconnection } from "@/components/realtime/use-after-reconnection";
import { userChannel } from "@/lib/core/realtime/channels";
import { useChannel } from "@/lib/core/realtime/subscribe";
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
  const { mutate } = useSWRConfig();
  return () => void mutate((key) => typeof key === "string" && paths.some((path) => key.startsWith(path)));
}

/** Refreshes at each `friends:updated` of the viewer's channel: another tab, or the other person. */
export function useFriendsChannel(userId: number): void {
  const refresh = useRefreshFriends();
  useChannel(userChannel(userId), "friends:updated", refresh);
  useAfterReconnection(refresh);
}
