import { useRouter } from "next/navigation";
import { useSWRConfig } from "swr";

/** Fetches the event and what is shown of its answers again. */
export function useRefreshAnswers(eventId: number): () => void {
  const router = useRouter();
  const { mutate } = useSWRConfig();
  return () => {
    void mutate((key) => typeof key === "string" && key.startsWith(`/api/events/${eventId}/answers`));
    router.refresh();
  };
}
