import { useSWRConfig } from "swr";

/** Fetches again what is shown of groups, their members, requests and bans; with `onChange`, of the page too. */
export function useRefreshMembers(onChange?: () => void): () => void {
  const { mutate } = useSWRConfig();
  return () => {
    void mutate((key) => typeof key === "string" && key.startsWith("/api/groups"));
    onChange?.();
  };
}
