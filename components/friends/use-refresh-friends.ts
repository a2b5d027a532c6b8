import { useSWRConfig } from "swr";
import { useAfterReconnection } from "@/components/realtime/use-after-reconnection";
import { useOwnChannel } from "@/components/realtime/use-own-channel";
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
export function useFriendsChannel(): void {
  const refresh = useRefreshFriends();
  useOwnChannel("friends:updated", refresh);
  useAfterReconnection(refresh);
}
