import { useRefetch } from "@/components/ui/use-refetch";

/** Fetches again what is shown of groups, their members, requests and bans; with `onChange`, of the page too. */
export function useRefreshMembers(onChange?: () => void): () => void {
  const refetch = useRefetch();
  return () => {
    refetch("/api/groups");
    onChange?.();
  };
}
