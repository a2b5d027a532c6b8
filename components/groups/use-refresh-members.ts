import { useSWRConfig } from "swr";

/** Fetches again what is shown of groups, their members, requests and bans. */
export function useRefreshMembers(): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate((key) => typeof key === "string" && key.startsWith("/api/groups"));
}
