import { useRouter } from "next/navigation";
import { useRefetch } from "@/components/ui/use-refetch";

/** Fetches the event and what is shown of its answers again. */
export function useRefreshAnswers(eventId: number): () => void {
  const router = useRouter();
  const refetch = useRefetch();
  return () => {
    refetch(`/api/events/${eventId}/answers`);
    router.refresh();
  };
}
